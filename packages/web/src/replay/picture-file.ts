import { PICTURE_SIZE } from '@schupf/replay/picture';

/** Keeps the picture sharp on high-density screens. */
const SCALE = 2;
const PNG = 'image/png';

/** Draws an SVG picture as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE.width * SCALE;
  canvas.height = PICTURE_SIZE.height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), PNG);
  return promise;
}

export function canCopyPictures(): boolean {
  return 'ClipboardItem' in window && 'clipboard' in navigator;
}

/** The clipboard gets a promise, because some browsers allow copying only before the picture is drawn. */
export function copyPicture(svg: string): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ [PNG]: pngOf(svg) })]);
}

/** Whether the system's share sheet takes pictures. */
export function canSharePictures(): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob([], { type: PNG }))] });
}

/** Closing the share sheet is not an error. */
export async function sharePicture(svg: string): Promise<void> {
  const files = [fileOf(await pngOf(svg))];
  try {
    await navigator.share({ files });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function fileOf(blob: Blob): File {
  return new File([blob], 'tichu.png', { type: PNG });
}
