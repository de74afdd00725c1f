import { BRAND, type CareerGuide, countryName, pages, pageTo, PRICE } from '@bearings/contracts';
import { siteOrigin } from '@bearings/web';
import type { Article } from '../content/articles';

// The schema.org items that pages contain. Ratings and reviews are left out intentionally.

const homeUrl = () => siteOrigin() + pages.home;

export const organization = () => ({
  '@type': 'Organization',
  name: BRAND.name,
  slogan: BRAND.promise,
  url: homeUrl(),
  email: BRAND.supportEmail,
});

/**
 * Returns the schema.org item of the product, with its price.
 * @param name the name of the product, as on the card with its price
 * @param image path from the site's root
 */
export const product = (name: string, description: string, image: string) => ({
  '@type': 'Product',
  name,
  description,
  image: siteOrigin() + image,
  brand: { '@type': 'Brand', name: BRAND.name },
  offers: {
    '@type': 'Offer',
    price: PRICE.pounds.toFixed(2),
    priceCurrency: PRICE.currency.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: siteOrigin() + pages.howItWorks,
  },
});

export const faqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const articleData = (article: Article, image: string) => ({
  '@type': 'Article',
  headline: article.title,
  alternativeHeadline: article.subtitle,
  description: article.excerpt,
  image: siteOrigin() + image,
  datePublished: article.date,
  author: { '@type': 'Organization', name: article.author, url: siteOrigin() + pages.about },
  publisher: organization(),
  articleSection: article.category,
  keywords: article.tags.join(', '),
  inLanguage: 'en-GB',
  mainEntityOfPage: siteOrigin() + pageTo.article(article.slug),
});

/**
 * Returns the schema.org item of the breadcrumb from the start page to a page.
 * @param steps name and path of each page after the start page; the page itself is the last
 */
export const breadcrumb = (steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: BRAND.name, path: pages.home }, ...steps].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin() + path,
    }),
  ),
});

/**
 * Returns the schema.org item of a career. It contains the pay only if a statistics office of the
 * country published the figure.
 */
export function occupation({ code, title, slug, description, pay, tasks }: CareerGuide) {
  return {
    '@type': 'Occupation',
    name: title,
    description: description.what,
    responsibilities: tasks.join('; '),
    occupationalCategory: { '@type': 'CategoryCode', codeValue: code, inCodeSet: 'O*NET-SOC' },
    mainEntityOfPage: siteOrigin() + pageTo.career(slug),
    ...(pay.kind === 'published' &&
      pay.median !== null && {
        occupationLocation: { '@type': 'Country', name: countryName(pay.country) },
        estimatedSalary: {
          '@type': 'MonetaryAmountDistribution',
          name: 'base',
          currency: pay.currency,
          duration: 'P1Y',
          median: pay.median,
          ...(pay.low !== null && { percentile25: pay.low }),
          ...(pay.high !== null && { percentile75: pay.high }),
        },
      }),
  };
}
