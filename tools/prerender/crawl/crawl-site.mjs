// Visits every page in the sitemap of a running site, without running scripts, and follows every link.
import { JSDOM } from 'jsdom';
import { readText } from '../content/read-pages.mjs';
import { listFaults, structuredData, listThings } from './structured-data.mjs';

export const CAREER_PATH_PATTERN = /^\/careers\/(?!compare$|trends$|no-degree$|apprenticeships$)[^/]+$/;
/** Matches an amount of money. A page of the careers library that contains one must name its sources with a year. */
const AMOUNT_PATTERN = /(?:[£€¥]|[A-Z]{1,3}\$|\$|CHF |kr )\s?\d/;
const MIN_PAGE_WORDS = 300;
/** Maximum number of concurrent requests. */
const MAX_PARALLEL_REQUESTS = 8;

/**
 * @typedef {object} Crawled a fetched page
 * @property {string} path
 * @property {Document} document
 * @property {string} text text of the page's `main` element
 * @property {string[]} links linked paths
 */

/**
 * Returns every fault in the pages of a site. Each begins with the page's path.
 * @param {string} url the site's URL, without a slash at the end
 * @returns {Promise<{ pages: number, faults: string[] }>}
 */
export async function crawlSite(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listedUrls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  const faults = listedUrls.filter((loc) => !loc.startsWith(url)).map((loc) => `${loc} is elsewhere`);
  const paths = listedUrls.map((loc) => new URL(loc).pathname);
  const pages = await mapInParallel(paths, (path) => readPage(url, path, faults));
  for (const page of pages) for (const fault of pageFaults(page, url)) faults.push(`${page.path}: ${fault}`);
  for (const part of /** @type {const} */ (['title', 'description'])) {
    const seenPages = new Map();
    for (const { path, document } of pages) {
      const words = part === 'title' ? document.title : readContentAttribute(document, 'meta[name=description]');
      if (seenPages.has(words)) faults.push(`${path} has the ${part} of ${seenPages.get(words)}`);
      seenPages.set(words, path);
    }
  }
  faults.push(...(await linkFaults(url, pages)));
  return { pages: pages.length, faults };
}

/** @param {string} url @param {string} path @param {string[]} faults @returns {Promise<Crawled>} */
async function readPage(url, path, faults) {
  const response = await fetch(url + path, { headers: { accept: 'text/html' } });
  if (response.status !== 200) faults.push(`${path} answers ${response.status}`);
  const html = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, '');
  const { document } = new JSDOM(html, { url: url + path }).window;
  const main = document.querySelector('main');
  const text = readText(main ?? document.body);
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return { path, document, text, links };
}

/**
 * Returns the faults of a page: in its h1, title, description, canonical URL, structured data and links, content that
 * only scripts would add, and what a page of the careers library lacks.
 * @param {Crawled} page
 * @param {string} url
 */
function pageFaults({ path, document, text, links }, url) {
  /** @type {string[]} */
  const faults = [];
  const demand = (/** @type {boolean} */ holds, /** @type {string} */ fault) => {
    if (!holds) faults.push(fault);
  };
  demand(document.querySelectorAll('h1').length === 1, 'not one h1');
  demand(/^.{10,}$/.test(document.title), 'no title');
  demand(
    /^.{60,165}$/.test(readContentAttribute(document, 'meta[name=description]')),
    'no description of 60 to 165 letters',
  );
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  demand(canonical === url + path, `its canonical address is ${canonical}`);
  const lateElements = document.querySelectorAll('main :is(template, .ui-skeleton)').length;
  demand(lateElements === 0, 'a part comes by scripts only');
  const data = structuredData(document);
  for (const block of data) faults.push(...listFaults(block, { origin: url, text }));
  demand(links.some((link) => link.startsWith('/assessment')) || path === '/assessment', 'no link to the assessment');
  if (!path.startsWith('/careers')) return faults;

  demand(text.split(' ').length >= MIN_PAGE_WORDS, `fewer than ${MIN_PAGE_WORDS} words`);
  demand(
    data.some((block) => block['@type'] === 'BreadcrumbList'),
    'no breadcrumb',
  );
  const sources = [...document.querySelectorAll('section[aria-labelledby="sources"] li')];
  const namedText = sources.map(readText).join(' ');
  demand(!AMOUNT_PATTERN.test(text) || /\b20\d\d\b/.test(namedText), 'an amount of money without source and year');
  if (!CAREER_PATH_PATTERN.test(path)) return faults;
  const pay = readPay(document);
  demand(pay !== undefined, 'no reply about the career');
  if (pay && pay.kind !== 'none')
    demand(namedText.includes(`${pay.source}, ${pay.year}`), `no source ${pay.source}, ${pay.year}`);
  const occupation = data.find((block) => block['@type'] === 'Occupation');
  demand(occupation !== undefined, 'no structured data of an occupation');
  const hasSalary = listThings(occupation).some((thing) => thing['@type'] === 'MonetaryAmountDistribution');
  demand(
    hasSalary === (pay?.kind === 'published' && pay.median !== null),
    'a salary in its structured data and none published, or the reverse',
  );
  return faults;
}

/**
 * Returns the pay figures in the API's reply that a career's page was rendered from.
 * @param {Document} document
 * @returns {import('@bearings/contracts').CareerGuide['pay'] | undefined}
 */
function readPay(document) {
  const { replies = { queries: {} } } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  return Object.values(replies.queries)[0]?.data?.pay;
}

/**
 * Returns the broken links. Requests each linked URL once, and checks that each linked fragment exists.
 * @param {string} url
 * @param {readonly Crawled[]} pages
 */
async function linkFaults(url, pages) {
  /** @type {Map<string, string>} the first page that links to each URL */
  const linkedPages = new Map();
  const faults = [];
  const pageByPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, document, links } of pages) {
    for (const link of links) {
      const target = new URL(link, url + path);
      if (target.protocol === 'mailto:') continue;
      if (target.origin !== url) {
        if (target.protocol !== 'https:') faults.push(`${path} links to ${link}`);
        continue;
      }
      const targetDocument = target.pathname === path ? document : pageByPath.get(target.pathname)?.document;
      const fragment = decodeURIComponent(target.hash.slice(1));
      if (fragment && targetDocument && !targetDocument.getElementById(fragment))
        faults.push(`${path}: there is no ${link}`);
      if (target.pathname.startsWith('/careers') && !pageByPath.has(target.pathname))
        faults.push(`${path} links to ${link}, which is empty without scripts`);
      const address = target.pathname + target.search;
      if (!linkedPages.has(address)) linkedPages.set(address, path);
    }
  }
  await mapInParallel([...linkedPages], async ([address, path]) => {
    if (pageByPath.has(address)) return;
    const { status } = await fetch(url + address, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    if (status >= 400) faults.push(`${path} links to ${address}, which answers ${status}`);
  });
  return faults;
}

/**
 * Calls `work` for each item, a few at a time.
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>} the results in the order of the items
 */
async function mapInParallel(items, work) {
  /** @type {R[]} */
  const results = [];
  let nextIndex = 0;
  const worker = async () => {
    for (let index = nextIndex++; index < items.length; index = nextIndex++) {
      results[index] = await work(items[index]);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL_REQUESTS }, worker));
  return results;
}

/** @param {Document} document @param {string} selector */
const readContentAttribute = (document, selector) => document.querySelector(selector)?.getAttribute('content') ?? '';
