import { OCCUPATIONS } from '@bearings/career-data';
import { COUNTRIES } from '@bearings/domain';
import { LINK_ROWS } from '../content/links/links.data.js';
import { createRegister, shortenAddress } from '../content/links/links.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { toPlainLines } from '../composing/report-document.js';
import { createAnyReader } from './reader.js';
import { composeServiceLinkBlocks, LINK_USES_BY_STAGE } from './places.js';

/**
 * Careers of the reader: none, a nurse and a teacher, whose fields have links of their own, one of an apprenticeship, and
 * two of a degree, or all, of which some are entered by a master's degree.
 */
const CAREER_LISTS = [
  [],
  ['29-1141.00', '25-2031.00'],
  ['47-2111.00'],
  ['21-1012.00', '23-1011.00'],
  OCCUPATIONS.map(({ code }) => code),
].map((codes) => codes.map((code) => ({ code, isKnown: false })));
const GRADUATE = { interests: {}, qualificationLevel: 6 } as const;
const ALL_STAGES = Object.keys(LINK_USES_BY_STAGE) as PlanStage[];
const ALL_USES = new Set(Object.values(LINK_USES_BY_STAGE).flat());
/** A link register in which every link passed its check. */
const CHECKED_REGISTER = createRegister(
  LINK_ROWS,
  Object.fromEntries(LINK_ROWS.map(({ address }) => [address, { on: '2026-01-01', result: 'works', detail: '200' }])),
);

describe('the list of websites in the next steps', () => {
  it.each(COUNTRIES)('includes every link of the country %s for at least one stage or career', (country) => {
    const printedAddresses = ALL_STAGES.flatMap((stage) =>
      CAREER_LISTS.flatMap((careers) =>
        [null, GRADUATE].flatMap((circumstances) =>
          composeServiceLinkBlocks({ ...createAnyReader(country, circumstances), stage }, careers, CHECKED_REGISTER),
        ),
      ),
    )
      .flatMap(toPlainLines)
      .join('\n');
    const expected = LINK_ROWS.filter((link) => link.country === country && link.uses.some((use) => ALL_USES.has(use)));
    const missingPlaces = expected.filter(({ address }) => !printedAddresses.includes(shortenAddress(address)));
    expect(missingPlaces.map(({ id }) => id)).toEqual([]);
  });

  it('includes courses and student finance for a school leaver', () => {
    const lines = composeServiceLinkBlocks(
      createAnyReader('GB', { interests: {}, stage: 'school' }),
      [{ code: '29-1141.00', isKnown: false }],
      CHECKED_REGISTER,
    );
    expect(lines.flatMap(toPlainLines).join('\n')).toMatch(/UCAS[^]*student finance/);
  });

  it('has sites of one nation of the United Kingdom only with those of the others, also of one that a step names', () => {
    const named = new Set(LINK_ROWS.filter(({ nation }) => nation === 'England').map(({ address }) => address));
    const reader = createAnyReader('GB', { interests: {}, stage: 'working' });
    const line = composeServiceLinkBlocks(reader, [], CHECKED_REGISTER, named).flatMap(toPlainLines).join(' ');
    for (const nation of ['England', 'Scotland', 'Wales', 'Northern Ireland']) expect(line).toContain(nation);
    expect(line).not.toMatch(/apprenticeship|UCAS/i);
  });

  it('has no site for apprentices or for degrees if no first career is entered so', () => {
    const list = (country: string, code: string, stage: 'school' | 'working'): string =>
      composeServiceLinkBlocks(
        createAnyReader(country, { interests: {}, stage }),
        [{ code, isKnown: false }],
        CHECKED_REGISTER,
      )
        .flatMap(toPlainLines)
        .join(' ');
    const [plumber, psychologist] = ['47-2152.00', '19-3033.00'];
    expect(list('DE', plumber, 'school')).not.toContain('Hochschulkompass');
    expect(list('DE', psychologist, 'school')).toContain('Hochschulkompass');
    expect(list('CA', psychologist, 'working')).not.toContain('Red Seal');
    expect(list('CA', plumber, 'working')).toContain('Red Seal');
  });
});
