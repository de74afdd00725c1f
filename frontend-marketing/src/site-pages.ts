import { pages, pageTo } from '@bearings/contracts';
import { ARTICLES } from './content/articles';
import { LAST_UPDATED } from './content/legal/legal-document';
import { sharedPicture } from './pictures/shared-picture';
import { aboutTexts } from './texts/about-texts';
import { blogTexts } from './texts/blog-texts';
import { contactTexts } from './texts/contact-texts';
import { howItWorksTexts } from './texts/how-it-works-texts';
import { landingTexts } from './texts/landing-texts';

export { FEED_PATH } from './features/blog/feed';
export { ARTICLES };

/** A page that is made into a file when the site is built. */
export interface SitePage {
  /** From the root of the site. */
  path: string;
  /** The chunk that holds the page's code, as `routes.tsx` names it. */
  chunk: string;
  /** Whether it begins with controls of `@bearings/ui/controls`. */
  controls?: boolean;
  /** The day its content last changed, where it has one. */
  modified?: string;
}

/** Every page of this area, for the prerenderer, the sitemap and the crawler's test. */
export const sitePages: readonly SitePage[] = [
  { path: pages.home, chunk: 'landing' },
  { path: pages.howItWorks, chunk: 'how-it-works' },
  { path: pages.about, chunk: 'about' },
  { path: pages.blog, chunk: 'blog', modified: ARTICLES[0]?.date },
  ...ARTICLES.map(({ slug, date }) => ({
    path: pageTo.article(slug),
    chunk: 'article',
    modified: date,
  })),
  { path: pages.contact, chunk: 'contact', controls: true },
  { path: pages.privacy, chunk: 'privacy', modified: LAST_UPDATED.iso },
  { path: pages.terms, chunk: 'terms', modified: LAST_UPDATED.iso },
  { path: pages.refund, chunk: 'refund', modified: LAST_UPDATED.iso },
];

/** A picture for the shared links of a page, still to be drawn. */
export interface SharedPicture {
  /** Where the page says it is, from the root of the site. */
  path: string;
  /** What stands above the title. */
  eyebrow: string;
  title: string;
}

/** The pictures that the pages name; legal texts do without. */
export const sharedPictures: readonly SharedPicture[] = [
  { path: sharedPicture('landing'), ...words(landingTexts.hero) },
  { path: sharedPicture('how-it-works'), ...words(howItWorksTexts) },
  { path: sharedPicture('about'), ...words(aboutTexts) },
  { path: sharedPicture('blog'), ...words(blogTexts) },
  { path: sharedPicture('contact'), ...words(contactTexts) },
  ...ARTICLES.map(({ slug, category, title }) => ({
    path: sharedPicture(slug),
    eyebrow: category,
    title,
  })),
];

function words({ eyebrow, title }: { eyebrow: string; title: string }) {
  return { eyebrow, title };
}
