/** Whether the browser can share a link with other apps. Most phones can; a secure connection is required. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/**
 * Opens the system's share sheet. Closing it is not an error. Browsers refuse to open it if the click was too long ago,
 * for example because an upload came in between.
 */
export async function share(link: string, message?: string): Promise<'shared' | 'closed' | 'refused'> {
  try {
    await navigator.share({
      url: link,
      title: 'Schupf',
      ...(message === undefined ? {} : { text: message }),
    });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** The clipboard API is missing over plain http, for example on a local network; the old `execCommand` works there. */
export async function copyText(text: string, field: HTMLInputElement | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
