/** The URL of a picture file for each width in pixels. */
export type UrlByWidth = Readonly<Record<480 | 720 | 960, string>>;

/**
 * A picture of the product in the light and the dark theme, 480 by 600 CSS pixels. It shows the
 * pages of a sample person; `npm run pictures -w e2e` makes it.
 */
export interface ProductPicture {
  alt: string;
  light: UrlByWidth;
  dark: UrlByWidth;
}

/** The size of every picture in CSS pixels. */
export const PICTURE_SIZE = { width: 480, height: 600 } as const;

/** Returns the `srcset` attribute of an image. */
export const createSrcSet = (widths: UrlByWidth): string =>
  Object.entries(widths)
    .map(([width, file]) => `${toSameOriginPath(file)} ${width}w`)
    .join(', ');

/**
 * Returns the URL of a file without the origin if it is on this site. Browsers get full URLs from
 * webpack and the prerenderer gets paths, but both must render the same attribute.
 */
export function toSameOriginPath(file: string): string {
  const origin = typeof window === 'undefined' ? undefined : window.location.origin;
  return origin && file.startsWith(`${origin}/`) ? file.slice(origin.length) : file;
}
