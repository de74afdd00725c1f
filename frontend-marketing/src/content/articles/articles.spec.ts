import { pages } from '@bearings/contracts';
import { ARTICLE_CATEGORIES, ARTICLE_SLUGS } from './article';
import { getArticleText, listTexts, withoutMarkup } from './article-text';
import { ARTICLES } from '.';

const LINK_PATTERN = /\[[^\]]+\]\(([^)]+)\)/g;

/** Matches American spellings, which articles must not have. */
const AMERICAN_SPELLING_PATTERN =
  /\b(\w*(?:color|behavior|favor(?!e)|labor(?!a)|honor|neighbor)\w*|center\w*|theater|counselor\w*|advisor\w*|fulfill|enroll|skillful|traveler|judgment|\w{3,}(?:iz(?:e|es|ed|ing|ation)|yz(?:e|es|ed|ing)))\b/gi;
const BRITISH_WITH_Z = /^(size[sd]?|sizing|prize[sd]?|seize[sd]?|seizing)$/i;
/** Matches names of organisations, which keep their American spelling. */
const PROPER_NAMES = /World Health Organization|Department of Labor/g;
const FILLER_PATTERN =
  /\b(delv\w+|landscape|tapestry|realm|journey|unlock\w*|leverag\w+|navigat\w+|game.?changer|fast-paced|ever-(?:changing|evolving)|in today's|at the end of the day|seamless\w*|empower\w*|holistic\w*|robust|cutting-edge|testament|crucial\w*|dive (?:in|into)|when it comes to|it's important to note|in conclusion|dream job|superpower)\b/i;

const allTexts = ARTICLES.flatMap((article) => [
  article.title,
  article.subtitle,
  article.excerpt,
  article.authorBio,
  ...article.tags,
  getArticleText(article),
]);

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 3);
}

describe('the articles', () => {
  it('are in the order of ARTICLE_SLUGS, the newest first', () => {
    expect(ARTICLES.map(({ slug }) => slug)).toEqual(ARTICLE_SLUGS);
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('are dated today or earlier, because sitemap and feed must not contain future dates', () => {
    const today = new Date().toISOString().slice(0, 10);
    const laterSlugs = ARTICLES.filter(({ date }) => date > today).map(({ slug }) => slug);
    expect(laterSlugs).toEqual([]);
  });

  it('cover every category', () => {
    expect(new Set(ARTICLES.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
  });

  it('have unique titles, subtitles and excerpts', () => {
    const heads = ARTICLES.flatMap(({ title, subtitle, excerpt }) => [title, subtitle, excerpt]);
    expect(new Set(heads).size).toBe(ARTICLES.length * 3);
  });

  it('contain no repeated sentence', () => {
    const sentences = ARTICLES.flatMap((article) => splitSentences(getArticleText(article)));
    const repeatedSentences = sentences.filter((each, index) => sentences.indexOf(each) !== index);
    expect(repeatedSentences).toEqual([]);
  });

  it('are each linked from at least one other article', () => {
    const linkedSlugs = new Set(ARTICLES.flatMap(({ related }) => related));
    expect([...linkedSlugs].toSorted()).toEqual([...ARTICLE_SLUGS].toSorted());
  });

  it('use British spelling', () => {
    const found = allTexts
      .flatMap((text) => text.replace(PROPER_NAMES, '').match(AMERICAN_SPELLING_PATTERN) ?? [])
      .filter((word) => !BRITISH_WITH_Z.test(word));
    expect(found).toEqual([]);
  });

  it('have no filler words, and no dashes between clauses', () => {
    expect(allTexts.flatMap((text) => text.match(FILLER_PATTERN)?.[0] ?? [])).toEqual([]);
    expect(allTexts.filter((text) => /—| – | - /.test(text))).toEqual([]);
  });
});

it('the articles use typographic quotation marks and apostrophes', () => {
  const sources = ARTICLES.flatMap((article) =>
    article.sources.flatMap(({ author, title, where }) => [author, title, where]),
  );
  expect([...allTexts, ...sources].filter((text) => /['"]/.test(text))).toEqual([]);
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))('the article %s', (_, article) => {
  const texts = article.body.flatMap(listTexts);

  it('has 900 to 1,400 words', () => {
    const words = getArticleText(article).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1400);
  });

  it('has an excerpt of at most 160 characters, three to five tags and a date', () => {
    expect(article.excerpt).toMatch(/^.{60,159}[.?]$/);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(article.tags.length).toBeLessThanOrEqual(5);
    expect(new Set(article.tags).size).toBe(article.tags.length);
    expect(new Date(article.date).toISOString().slice(0, 10)).toBe(article.date);
  });

  it('names at least five different sources, none newer than the article', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(5);
    const publishedYear = Number(article.date.slice(0, 4));
    expect(article.sources.filter(({ year }) => year < 1900 || year > publishedYear)).toEqual([]);
    expect(new Set(article.sources.map(({ title }) => title)).size).toBe(article.sources.length);
  });

  it('links to three other articles', () => {
    expect(new Set(article.related).size).toBe(3);
    expect(article.related).not.toContain(article.slug);
  });

  it('links only to existing pages, and not to itself', () => {
    const articlePaths = ARTICLE_SLUGS.map((slug) => pages.article.replace(':slug', slug));
    const knownPaths = new Set<string>([...Object.values(pages), ...articlePaths]);
    knownPaths.delete(pages.article.replace(':slug', article.slug));
    const linked = texts.flatMap((text) => [...text.matchAll(LINK_PATTERN)].map((match) => match[1] ?? ''));
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((path) => !knownPaths.has(path) || path.includes(':'))).toEqual([]);
  });

  it('has complete markup, and none in headings', () => {
    expect(texts.map(withoutMarkup).filter((text) => /[*[\]_<>`]|\s{2}|^\s|\s$/.test(text))).toEqual([]);
    const headings = article.body.filter(({ kind }) => kind === 'h2').flatMap(listTexts);
    expect(headings.length).toBeGreaterThanOrEqual(4);
    expect(headings).toEqual(headings.map(withoutMarkup));
  });

  it('has a note on how strong its evidence is', () => {
    expect(article.body.some(({ kind }) => kind === 'note')).toBe(true);
  });
});
