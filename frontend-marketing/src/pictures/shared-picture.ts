/**
 * Returns the path of a page's preview picture for shared links. The prerenderer creates it with the
 * text in `site-pages.ts`.
 * @param name an article's slug, or another page's chunk
 */
export const sharedPicture = (name: string): string => `/remotes/marketing/pictures/${name}.png`;
