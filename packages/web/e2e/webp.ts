import type { Page } from '@playwright/test';

/**
 * A screenshot as WebP, which is a third of the size of a PNG. The page has to be opened with `bypassCSP`, because the
 * picture is encoded there. The quality is between 0 and 1.
 */
export async function screenshotAsWebp(page: Page, quality: number): Promise<Buffer> {
  const png = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const webp = await page.evaluate(encode, { png, quality });
  return Buffer.from(webp.split(',')[1]!, 'base64');
}

/** Runs in the page. */
async function encode({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
