/** The categories of articles, in the order in which the blog offers them. */
export const ARTICLE_CATEGORIES = [
  'Career Science',
  'Career Change',
  'Future of Work',
  'Career Growth',
  'Job Search',
  'Technology',
  'Personal Branding',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The slug of every article, its path below /blog; newest first. */
export const ARTICLE_SLUGS = [
  'science-behind-personality-career-matching',
  '5-signs-wrong-career',
  'remote-work-personality-types',
  'salary-negotiation-personality-types',
  'hidden-job-market',
  'ai-vs-human-career-counselors',
  'personal-brand-personality',
] as const;
export type ArticleSlug = (typeof ARTICLE_SLUGS)[number];

/**
 * A block of an article. `quote` is for words that the reader can say or write, `note` for a remark that evidence is
 * weak. Texts and items may contain **bold**, *italic* and [links](/path) to our own pages.
 */
export type Block =
  | { kind: 'p'; text: string }
  | { kind: 'h2'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string };

/** A source of an article. Its texts have no markup. */
export interface Source {
  author: string;
  year: number;
  title: string;
  /** Journal with volume and pages, publisher or public body. */
  where: string;
}

export interface Article {
  slug: ArticleSlug;
  title: string;
  subtitle: string;
  /** A summary of at most 160 characters, for lists and search engines. */
  excerpt: string;
  author: string;
  authorBio: string;
  /** The day of publication, as an ISO 8601 date. */
  date: string;
  category: ArticleCategory;
  tags: string[];
  body: Block[];
  sources: Source[];
  related: readonly [ArticleSlug, ArticleSlug, ArticleSlug];
}
