import { type CareerGuide, pages, pageTo } from '@bearings/contracts';
import { BRAND, getCountryName, PRICE } from '@bearings/domain';
import { getSiteOrigin } from '@bearings/web';
import type { Article } from '../content/articles';

// The schema.org items that pages contain. They include no ratings and no reviews, because we have none from a source
// that can be named.

const getHomeUrl = () => getSiteOrigin() + pages.home;

export const describeOrganization = () => ({
  '@type': 'Organization',
  name: BRAND.name,
  slogan: BRAND.promise,
  url: getHomeUrl(),
  email: BRAND.supportEmail,
});

/**
 * Returns the schema.org item of the product, with its price.
 * @param name the name of the product, as on the card with its price
 * @param image path from the site's root
 */
export const describeProduct = (name: string, description: string, image: string) => ({
  '@type': 'Product',
  name,
  description,
  image: getSiteOrigin() + image,
  brand: { '@type': 'Brand', name: BRAND.name },
  offers: {
    '@type': 'Offer',
    price: PRICE.pounds.toFixed(2),
    priceCurrency: PRICE.currency.toUpperCase(),
    availability: 'https://schema.org/InStock',
    url: getSiteOrigin() + pages.howItWorks,
  },
});

export const describeFaqPage = (items: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export const describeArticle = (article: Article, image: string) => ({
  '@type': 'Article',
  headline: article.title,
  alternativeHeadline: article.subtitle,
  description: article.excerpt,
  image: getSiteOrigin() + image,
  datePublished: article.date,
  author: { '@type': 'Organization', name: article.author, url: getSiteOrigin() + pages.about },
  publisher: describeOrganization(),
  articleSection: article.category,
  keywords: article.tags.join(', '),
  inLanguage: 'en-GB',
  mainEntityOfPage: getSiteOrigin() + pageTo.article(article.slug),
});

/**
 * Returns the schema.org item of the breadcrumb from the start page to a page.
 * @param steps name and path of each page after the start page; the page itself is the last
 */
export const describeBreadcrumb = (steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: BRAND.name, path: pages.home }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: getSiteOrigin() + path,
  })),
});

/**
 * Returns the schema.org item of a career. It contains the pay only if a statistics office of the
 * country published the figure.
 */
export function describeOccupation({ code, title, slug, what, pay, tasks }: CareerGuide) {
  return {
    '@type': 'Occupation',
    name: title,
    description: what,
    responsibilities: tasks.join('; '),
    occupationalCategory: { '@type': 'CategoryCode', codeValue: code, inCodeSet: 'O*NET-SOC' },
    mainEntityOfPage: getSiteOrigin() + pageTo.career(slug),
    ...(pay.kind === 'published' &&
      pay.median !== null && {
        occupationLocation: { '@type': 'Country', name: getCountryName(pay.country) },
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
