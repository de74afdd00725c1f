/** A file's URL for each width in pixels. */
export type Widths = Readonly<Record<480 | 720 | 960, string>>;

/**
 * A picture of the product, taken by `npm run pictures -w e2e`: 480 by 600 CSS pixels, with a sample
 * person's answers, in both themes.
 */
export interface ProductPicture {
  /** Text alternative of the image. */
  alt: string;
  light: Widths;
  dark: Widths;
}

/** The size of every picture in CSS pixels. */
export const PICTURE_SIZE = { width: 480, height: 600 } as const;

/** Returns the `srcset` of an image. */
export const createSrcSet = (widths: Widths): string =>
  Object.entries(widths)
    .map(([width, file]) => `${toSameOriginPath(file)} ${width}w`)
    .join(', ');

/**
 * Returns the path of a file on this origin, or its URL on another origin. Browsers resolve files to
 * full URLs and the prerenderer to paths; both must render the same attribute.
 */
export function toSameOriginPath(file: string): string {
  const origin = typeof window === 'undefined' ? undefined : window.location.origin;
  return origin && file.startsWith(`${origin}/`) ? file.slice(origin.length) : file;
}
