/** A file's address for each width in pixels. */
export type Widths = Readonly<Record<480 | 720 | 960, string>>;

/**
 * A screen of the product as `npm run pictures` takes it: 480 by 600 CSS pixels, with a sample person's
 * answers, in both themes.
 */
export interface ProductPicture {
  /** What there is to see, for whoever does not see it. */
  alt: string;
  light: Widths;
  dark: Widths;
}

/** In CSS pixels. */
export const PICTURE_SIZE = { width: 480, height: 600 } as const;

/** What the `srcset` of an image says. */
export const sourceSet = (widths: Widths): string =>
  Object.entries(widths)
    .map(([width, file]) => `${pathOf(file)} ${width}w`)
    .join(', ');

/**
 * A browser knows its files by their whole address and the prerenderer by their path: both write the
 * path, unless this area is served from elsewhere.
 */
export function pathOf(file: string): string {
  const origin = typeof window === 'undefined' ? undefined : window.location.origin;
  return origin && file.startsWith(`${origin}/`) ? file.slice(origin.length) : file;
}
