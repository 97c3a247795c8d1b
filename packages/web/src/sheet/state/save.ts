import type { TableClient } from '../../client/table-client.ts';

/** Lets the browser keep the match as a file; false when there is nothing to keep. */
export async function saveRecord(client: TableClient): Promise<boolean> {
  const text = await client.record();
  if (text === null) return false;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.schupf`;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
