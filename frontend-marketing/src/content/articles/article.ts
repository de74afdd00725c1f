/** The blog's categories, in the order of the list's chips. */
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

/** Every article's address under /blog, newest first. */
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
 * A block of an article. `quote` has words to say or write; `note` mentions weak evidence. Texts and items may carry
 * **bold**, *italic* and [label](/path) to a page of ours.
 */
export type Block =
  | { kind: 'p'; text: string }
  | { kind: 'h2'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'note'; text: string };

/** A source of an article, in plain text without markup. */
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
  /** At most 160 characters, for lists and search engines. */
  excerpt: string;
  author: string;
  authorBio: string;
  /** ISO 8601, the day only. */
  date: string;
  category: ArticleCategory;
  tags: string[];
  body: Block[];
  sources: Source[];
  related: readonly [ArticleSlug, ArticleSlug, ArticleSlug];
}
