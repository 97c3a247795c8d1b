/** Saves a record to the browser's downloads. */
export function saveRecord(record: string, ended: number): void {
  saveFile(new Blob([record], { type: 'text/plain;charset=utf-8' }), recordFileName(ended));
}

/** Saves a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `tichu-2025-11-16-15-50.schupf`, in local time. */
export function recordFileName(ended: number): string {
  // Swedish dates look like ISO dates; `toISOString` would use UTC.
  const minute = new Date(ended).toLocaleString('sv-SE').slice(0, 16);
  return `tichu-${minute.replace(/[ :]/g, '-')}.schupf`;
}
