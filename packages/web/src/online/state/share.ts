/** Whether the browser can hand a link to other apps. Most phones can; it takes a secure connection. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the system's share sheet. Closing it is not an error. */
export async function share(link: string, message?: string): Promise<void> {
  await navigator
    .share({ url: link, title: 'Schupf', ...(message === undefined ? {} : { text: message }) })
    .catch(() => {});
}

/** The clipboard API is missing over plain http, for example on a local network; the old `execCommand` works there. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
