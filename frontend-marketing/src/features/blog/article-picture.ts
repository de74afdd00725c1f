import type { ArticleSlug } from '../../content/articles';

/** Where the picture of an article's shared links is published. The prerenderer makes it. */
export const articlePicture = (slug: ArticleSlug): string =>
  `/remotes/marketing/pictures/${slug}.png`;
