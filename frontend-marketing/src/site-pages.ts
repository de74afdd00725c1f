import { pages, pageTo } from '@bearings/contracts';
import { MEASURED_FIGURES } from '@bearings/domain/figures';
import { ARTICLES, DEFAULT_SLUG } from './content/articles';
import { LEGAL_DATES } from './content/legal/legal-dates';
import { getSharedPicturePath } from './pictures/shared-picture';
import { aboutTexts } from './features/about/about-texts';
import { blogTexts } from './features/blog/blog-texts';
import { careersTexts } from './features/careers/careers-texts';
import { contactTexts } from './features/contact/contact-texts';
import { howGoodIsItTexts } from './features/evidence/how-good-is-it-texts';
import { howItWorksTexts } from './features/how-it-works/how-it-works-texts';
import { landingTexts } from './features/landing/landing-texts';

export { ALL_SUBJECTS } from './features/careers/collections';
export { FEED_PATH } from './features/blog/feed';
export { ARTICLES };

/** Path to which an unknown article redirects. */
export const DEFAULT_ARTICLE_PATH = pageTo.article(DEFAULT_SLUG);

/** A page that the prerenderer writes as an HTML file. */
export interface SitePage {
  /** Path from the site's root. */
  path: string;
  /** Name of the page's chunk in `routes.tsx`. */
  chunk: string;
  /**
   * True if the part of the page that is visible first uses `@bearings/ui/controls`, so that the page loads their code
   * at its start.
   */
  controls?: boolean;
  /** The date of the last change of its content, ISO 8601; undefined if we do not record it. */
  modified?: string;
}

/** The date of the newest measured figure. */
const newestFigureDate = Object.values(MEASURED_FIGURES)
  .map(({ date }) => date)
  .toSorted()
  .at(-1);

/** Every page of this remote, for the prerenderer, the sitemap and the crawler test. */
export const sitePages: readonly SitePage[] = [
  { path: pages.home, chunk: 'landing' },
  { path: pages.howItWorks, chunk: 'how-it-works' },
  { path: pages.howGoodIsIt, chunk: 'how-good-is-it', modified: newestFigureDate },
  { path: pages.about, chunk: 'about' },
  { path: pages.blog, chunk: 'blog', modified: ARTICLES[0]?.date },
  ...ARTICLES.map(({ slug, date }) => ({
    path: pageTo.article(slug),
    chunk: 'article',
    modified: date,
  })),
  { path: pages.contact, chunk: 'contact', controls: true },
  { path: pages.privacy, chunk: 'privacy', modified: LEGAL_DATES[pages.privacy].updated },
  { path: pages.terms, chunk: 'terms', modified: LEGAL_DATES[pages.terms].updated },
  { path: pages.refund, chunk: 'refund', modified: LEGAL_DATES[pages.refund].updated },
  { path: pages.accessibility, chunk: 'accessibility', modified: LEGAL_DATES[pages.accessibility].updated },
  { path: pages.childrensCode, chunk: 'childrens-code', modified: LEGAL_DATES[pages.childrensCode].updated },
];

/** The texts of a page's preview picture, which the prerenderer draws. */
export interface PreviewPicture {
  /** Path of the picture from the site's root. */
  path: string;
  /** The short line above the title. */
  eyebrow: string;
  title: string;
}

/** The preview pictures of all pages except the legal texts. */
export const previewPictures: readonly PreviewPicture[] = [
  { path: getSharedPicturePath('landing'), ...pickPictureTexts(landingTexts.hero) },
  { path: getSharedPicturePath('how-it-works'), ...pickPictureTexts(howItWorksTexts) },
  { path: getSharedPicturePath('how-good-is-it'), ...pickPictureTexts(howGoodIsItTexts) },
  { path: getSharedPicturePath('about'), ...pickPictureTexts(aboutTexts) },
  { path: getSharedPicturePath('blog'), ...pickPictureTexts(blogTexts) },
  { path: getSharedPicturePath('contact'), ...pickPictureTexts(contactTexts) },
  { path: getSharedPicturePath('careers'), ...pickPictureTexts(careersTexts.list) },
  ...ARTICLES.map(({ slug, category, title }) => ({
    path: getSharedPicturePath(slug),
    eyebrow: category,
    title,
  })),
];

function pickPictureTexts({ eyebrow, title }: { eyebrow: string; title: string }) {
  return { eyebrow, title };
}
