/**
 * Where the picture is published that a page's shared links show. The prerenderer draws it, with the
 * words that `site-pages.ts` gives it.
 * @param name an article's slug, or another page's chunk
 */
export const sharedPicture = (name: string): string => `/remotes/marketing/pictures/${name}.png`;
