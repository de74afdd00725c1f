import { listJobPages, type RegisterId } from '@bearings/career-data';
import type { ReportCareer } from '@bearings/contracts';
import { CAREER_LINK_KINDS } from '@bearings/domain';
import { fillWording } from '../../text.js';
import type { Link, LinkCheck, LinkChecks, LinkUse } from './link.js';
import { LINK_CHECKS } from './link-checks.data.js';
import { LINK_ROWS } from './links.data.js';

/** The links of the table that may be shown, according to the last check of each. */
export interface LinkRegister {
  /** Returns a country's links for one purpose, in the order of the table. */
  for(country: string, use: LinkUse): Link[];
  /** Returns the links of a body that registers people for work in the United Kingdom. */
  ofBody(body: RegisterId): Link[];
  /**
   * Returns the link to a job's own page, which its table's source read; none if its site is not in the table for the
   * country, or its last check failed.
   */
  page(country: string, address: string): ReportCareer['links'];
  /** Returns links that search for a job on a country's sites, with the job's title filled in. */
  searches(country: string, title: string): ReportCareer['links'];
  /** Returns the link with this id; undefined if it may not be shown. */
  byId(id: string): Link | undefined;
}

/** Job title that is filled into search URLs to check them. */
const SAMPLE_TITLE = 'Electrician';

const searchFor = ({ address }: NonNullable<Link['search']>, title: string): string =>
  fillWording(address, { title: encodeURIComponent(title) });

/**
 * Returns every URL that a check opens: those in the table, its search URLs with a title filled in, and the pages of
 * single jobs.
 */
export const addressesToCheck = (): string[] => [
  ...LINK_ROWS.flatMap(({ address, search }) => [address, ...(search ? [searchFor(search, SAMPLE_TITLE)] : [])]),
  ...listJobPages(),
];

/** Creates a register of those links that may be shown. */
export function createRegister(rows: readonly Link[], checks: LinkChecks): LinkRegister {
  const printable = rows.filter(
    ({ address, unconfirmed }) =>
      isPrintable(address, checks[address]) || (unconfirmed === true && checks[address] === undefined),
  );
  const searchable = printable.filter(({ search }) => search !== undefined);
  return {
    for: (country, use) => printable.filter((link) => link.country === country && link.uses.includes(use)),
    ofBody: (body) => printable.filter(({ registers = [] }) => registers.includes(body)),
    page: (country, address) => {
      const { host } = new URL(address);
      const site = printable.find((link) => link.country === country && new URL(link.address).host === host);
      return site === undefined || checks[address]?.result === 'failed'
        ? []
        : [{ kind: 'page', publisher: site.publisher, href: address }];
    },
    searches: (country, title) =>
      CAREER_LINK_KINDS.flatMap((kind) =>
        searchable
          .filter((link) => link.country === country && link.search?.kind === kind)
          .flatMap(({ search, publisher }) =>
            search === undefined || checks[searchFor(search, SAMPLE_TITLE)]?.result === 'failed'
              ? []
              : [{ kind, publisher, href: searchFor(search, title) }],
          ),
      ),
    byId: (id) => printable.find((link) => link.id === id),
  };
}

/** Returns the shown URLs that could not be opened when added and were never checked since. */
export const unconfirmedAddresses = (): string[] =>
  LINK_ROWS.filter(({ address, unconfirmed }) => unconfirmed === true && LINK_CHECKS[address] === undefined).map(
    ({ address }) => address,
  );

/** The register of all links in the table, according to the results of the last check. */
export const LINK_REGISTER: LinkRegister = createRegister(LINK_ROWS, LINK_CHECKS);

/**
 * Returns whether a URL may be shown. A URL that failed its last check may not. If it was never
 * checked, or its site rejects requests from programs, only the front page of a site may be shown.
 */
export function isPrintable(address: string, check: LinkCheck | undefined): boolean {
  if (check === undefined || check.result === 'refused') return isSiteRoot(address);
  return check.result === 'works';
}

/** Returns whether a URL is a site's front page. */
export function isSiteRoot(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}

/** Returns a URL in the form shown to readers: "www.ucas.com". */
export function shortenAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
