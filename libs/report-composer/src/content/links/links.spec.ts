import { COUNTRIES } from '@bearings/domain';
import { findJobPage, OCCUPATIONS, type RegisterId, REGISTERS, ROUTE_ROWS } from '@bearings/career-data';
import type { Link, LinkCheck } from './link.js';
import { LINK_CHECKS } from './link-checks.data.js';
import { LINK_ROWS } from './links.data.js';
import { addressesToCheck, createRegister, isPrintable, isSiteRoot, LINK_REGISTER, shortenAddress } from './links.js';

const ROOT_URL = 'https://www.example.org/';
const SECTION_URL = 'https://www.example.org/section';
const createCheck = (result: LinkCheck['result']): LinkCheck => ({
  on: '2026-11-22',
  result,
  detail: '',
});

describe('the register of links', () => {
  it('has no duplicate ids or addresses', () => {
    for (const key of ['id', 'address'] as const) {
      const values = LINK_ROWS.map((row) => row[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('states the publisher, purpose, country and uses of every address', () => {
    for (const row of LINK_ROWS) {
      expect(COUNTRIES).toContain(row.country);
      expect(row.uses.length).toBeGreaterThan(0);
      expect(row.publisher).not.toBe('');
      expect(row.purpose).toMatch(/^(?:[a-z]|GOV)[^.]+[^.]$/);
      expect(row.nation === undefined || row.country === 'GB').toBe(true);
      expect(row.registers !== undefined).toBe(row.uses.includes('registration'));
    }
  });

  it('contains only HTTPS addresses without query, fragment or port', () => {
    for (const { address } of LINK_ROWS) {
      const { protocol, search, hash, port, href } = new URL(address);
      expect([address, protocol, search, hash, port]).toEqual([address, 'https:', '', '', '']);
      expect(href).toBe(address);
    }
  });

  it('has a careers or employment service that may be printed for every country', () => {
    for (const country of COUNTRIES) {
      const services = [...LINK_REGISTER.for(country, 'advice'), ...LINK_REGISTER.for(country, 'jobs')];
      expect([country, services.length > 0]).toEqual([country, true]);
    }
  });

  it('has an address for every registration body except the three in REGISTERS_WITHOUT_LINK', () => {
    const bodies = new Set(Object.values(ROUTE_ROWS).flatMap(({ register = [] }) => register.map(({ body }) => body)));
    const linkedRegisters = new Set(LINK_ROWS.flatMap(({ registers = [] }) => registers));
    expect([...bodies].filter((body) => !linkedRegisters.has(body)).toSorted()).toEqual(REGISTERS_WITHOUT_LINK);
    const knownRegisters: readonly string[] = Object.keys(REGISTERS);
    expect([...linkedRegisters].filter((body) => !knownRegisters.includes(body))).toEqual([]);
  });

  it('has job searches whose URL has a place for a job title and belongs to the same site as the link', () => {
    for (const { address, search } of LINK_ROWS) {
      if (!search) continue;
      expect(search.address.match(/\{/g)).toHaveLength(1);
      expect(new URL(search.address).hostname).toBe(new URL(address).hostname);
    }
  });

  it('omits a search whose last check failed', () => {
    const [row] = LINK_ROWS.filter(({ id }) => id === 'ncs');
    const failed = row?.search?.address.replace('{title}', 'Electrician') ?? '';
    const register = createRegister(row ? [row] : [], { [failed]: createCheck('failed') });
    expect(register.searches('GB', 'Nurse')).toEqual([]);
    expect(createRegister(row ? [row] : [], {}).searches('GB', 'Nurse')).toHaveLength(1);
  });

  it('links a job’s page on a site of the table for its country, until a check of the page fails', () => {
    const [site] = LINK_ROWS.filter(({ id }) => id === 'utdanning');
    const page = `${site?.address ?? ''}yrker/beskrivelse/baker`;
    const rows = site ? [site] : [];
    expect(createRegister(rows, {}).page('NO', page)).toEqual([
      { kind: 'page', publisher: site?.publisher, href: page },
    ]);
    expect(createRegister(rows, {}).page('SE', page)).toEqual([]);
    expect(createRegister(rows, {}).page('NO', SECTION_URL)).toEqual([]);
    expect(createRegister(rows, { [page]: createCheck('failed') }).page('NO', page)).toEqual([]);
    expect(addressesToCheck()).toContain(page);
  });

  it('has the site of every page of a job in the table of a country', () => {
    const pages = COUNTRIES.flatMap((country) =>
      OCCUPATIONS.flatMap(({ code }) => {
        const address = findJobPage(country, code);
        return address === null ? [] : [{ country, address }];
      }),
    );
    expect(pages.length).toBeGreaterThan(150);
    for (const { country, address } of pages) {
      expect(LINK_REGISTER.page(country, address)).toEqual([expect.objectContaining({ kind: 'page', href: address })]);
    }
  });

  it('has check results only for addresses in the table', () => {
    const addresses = addressesToCheck();
    expect(Object.keys(LINK_CHECKS).filter((address) => !addresses.includes(address))).toEqual([]);
  });
});

/** Registration bodies without a link, because they run several schemes or their address is uncertain. */
const REGISTERS_WITHOUT_LINK: readonly RegisterId[] = ['bsr', 'f-gas', 'plant-card'];

describe('isPublishable', () => {
  it.each([
    [ROOT_URL, undefined, true],
    [SECTION_URL, undefined, false],
    [ROOT_URL, 'works', true],
    [SECTION_URL, 'works', true],
    [ROOT_URL, 'failed', false],
    [SECTION_URL, 'failed', false],
    [ROOT_URL, 'refused', true],
    [SECTION_URL, 'refused', false],
  ] as const)('for the address %s, whose last check had the result %s, returns %s', (address, result, printable) => {
    expect(isPrintable(address, result && createCheck(result))).toBe(printable);
  });
});

describe('createRegister', () => {
  const row = (id: string, address: string): Link => ({
    id,
    address,
    publisher: 'Publisher',
    purpose: 'purpose',
    country: 'DE',
    uses: ['advice'],
  });
  const rows = [row('root', ROOT_URL), row('section', SECTION_URL)];

  it('returns no link that may not be printed, whatever it is asked for', () => {
    const register = createRegister(rows, {});
    expect(register.for('DE', 'advice').map(({ id }) => id)).toEqual(['root']);
    expect(register.for('FR', 'advice')).toEqual([]);
    expect(register.for('DE', 'jobs')).toEqual([]);
    expect(register.byId('section')).toBeUndefined();
  });

  it('ignores the check result of an address that has been replaced', () => {
    const checks = {
      'https://old.example.org/': createCheck('failed'),
      [SECTION_URL]: createCheck('works'),
    };
    expect(createRegister(rows, checks).for('DE', 'advice')).toHaveLength(2);
  });
});

it('the link register returns an unconfirmed address until a check of that address fails', () => {
  const row: Link = {
    id: 'search',
    address: 'https://example.org/search/',
    publisher: 'Publisher',
    purpose: 'purpose',
    country: 'DE',
    uses: ['pay'],
    unconfirmed: true,
  };
  const listIdsAfter = (result: LinkCheck['result']): string[] =>
    createRegister([row], { [row.address]: { on: '2026-11-25', result, detail: '' } })
      .for('DE', 'pay')
      .map(({ id }) => id);
  expect(createRegister([row], {}).for('DE', 'pay')).toEqual([row]);
  expect(listIdsAfter('works')).toEqual(['search']);
  expect(listIdsAfter('failed')).toEqual([]);
});

it('shortenAddress returns an address as people type it, without the protocol', () => {
  expect([ROOT_URL, SECTION_URL].map(shortenAddress)).toEqual(['www.example.org', 'www.example.org/section']);
  expect([ROOT_URL, SECTION_URL].map(isSiteRoot)).toEqual([true, false]);
});
