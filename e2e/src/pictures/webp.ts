import type { BrowserContext } from '@playwright/test';

export interface WebpPicture {
  width: number;
  bytes: Buffer;
}

/** WebP quality, from 0 to 1. At 0.75 text stays sharp, and a picture has a few dozen kilobytes. */
const WEBP_QUALITY = 0.75;

/** Converts a PNG to one WebP for each width in pixels, with the browser's encoder. */
export async function toWebp(context: BrowserContext, png: Buffer, widths: readonly number[]): Promise<WebpPicture[]> {
  const page = await context.newPage();
  try {
    const encodedPictures = await page.evaluate(encodeInPage, {
      png: png.toString('base64'),
      widths: [...widths],
      quality: WEBP_QUALITY,
    });
    return encodedPictures.map(({ width, base64 }) => ({
      width,
      bytes: Buffer.from(base64, 'base64'),
    }));
  } finally {
    await page.close();
  }
}

/** Converts one PNG. Runs in the browser page, so it must not use other functions or constants of this file. */
async function encodeInPage(work: { png: string; widths: number[]; quality: number }) {
  const original = await (await fetch(`data:image/png;base64,${work.png}`)).blob();
  const encodedPictures: { width: number; base64: string }[] = [];
  for (const width of work.widths) {
    const picture = await createImageBitmap(original, {
      resizeWidth: width,
      resizeQuality: 'high',
    });
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: work.quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCodePoint(byte);
    encodedPictures.push({ width, base64: btoa(binary) });
  }
  return encodedPictures;
}
