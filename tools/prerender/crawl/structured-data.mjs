/** @typedef {{ [name: string]: unknown }} Thing an object of structured data; schema.org calls it a Thing */

/** Properties that search engines require for each schema.org type. */
const REQUIRED_FIELDS = {
  Organization: ['name', 'url'],
  Product: ['name', 'description', 'image', 'brand', 'offers'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Occupation: ['name', 'description', 'mainEntityOfPage'],
  Country: ['name'],
  MonetaryAmountDistribution: ['name', 'currency', 'duration', 'median'],
  CategoryCode: ['codeValue', 'inCodeSet'],
  ItemList: ['itemListElement', 'numberOfItems'],
};

/** @param {unknown} value @returns {value is Thing} */
const isThingObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a schema.org object and all objects inside it.
 * @param {unknown} value
 * @returns {Thing[]}
 */
export function listThings(value) {
  if (Array.isArray(value)) return value.flatMap(listThings);
  return isThingObject(value) ? [value, ...Object.values(value).flatMap(listThings)] : [];
}

/** @param {Document} document @returns {Thing[]} the structured data of a page, one for each block */
export const structuredData = (document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  );

/**
 * Returns the faults of one block of structured data: missing properties, incomplete URLs, invalid dates and amounts,
 * and texts that the page does not contain.
 * @param {Thing} data
 * @param {{ origin: string, text: string }} page the site's origin and the page's text
 */
export function listFaults(data, { origin, text }) {
  const faults = data['@context'] === 'https://schema.org' ? [] : ['it has no context'];
  for (const thing of listThings(data)) {
    const type = String(thing['@type']);
    const required = Reflect.get(REQUIRED_FIELDS, type);
    if (!Array.isArray(required)) faults.push(`an unknown kind, ${type}`);
    for (const name of required ?? []) if (!thing[name]) faults.push(`${type} has no ${name}`);
    for (const name of ['url', 'image', 'mainEntityOfPage', 'item']) {
      if (thing[name] && !String(thing[name]).startsWith(`${origin}/`))
        faults.push(`${type}: ${name} is no whole address`);
    }
    if (thing.datePublished && !/^\d{4}-\d\d-\d\d$/.test(String(thing.datePublished)))
      faults.push(`${type}: datePublished is no day`);
    if (thing.price && !/^\d+\.\d\d$/.test(String(thing.price))) faults.push(`${type}: price is no amount`);
    if (thing.aggregateRating ?? thing.review) faults.push(`${type}: a rating without a source`);
    const isPlainText = !['Brand', 'Organization', 'Country', 'CategoryCode'].includes(type);
    const isTitle = type === 'MonetaryAmountDistribution' || type === 'ListItem';
    for (const words of [isPlainText && !isTitle && thing.name, thing.text, thing.headline]) {
      if (typeof words === 'string' && !text.includes(words)) faults.push(`${type}: the page does not say "${words}"`);
    }
  }
  return faults;
}
