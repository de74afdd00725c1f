import { COUNTRIES } from '@bearings/domain';
import { LINK_ROWS } from '../content/links/links.data.js';
import { createRegister, shortenAddress } from '../content/links/links.js';
import type { PlanStage } from '../content/report-copy/guidance.js';
import { toPlainLines } from '../composing/report-document.js';
import { composeServiceLinkBlocks, LINK_USES_BY_STAGE } from './places.js';

/** Careers of the reader: none, or a nurse and a teacher, whose fields have links of their own. */
const CAREER_LISTS = [[], ['29-1141', '25-2031']];
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
      CAREER_LISTS.flatMap((codes) => composeServiceLinkBlocks({ country, stage }, codes, CHECKED_REGISTER)),
    )
      .flatMap(toPlainLines)
      .join('\n');
    const expected = LINK_ROWS.filter((link) => link.country === country && link.uses.some((use) => ALL_USES.has(use)));
    const missingPlaces = expected.filter(({ address }) => !printedAddresses.includes(shortenAddress(address)));
    expect(missingPlaces.map(({ id }) => id)).toEqual([]);
  });

  it('includes courses and student finance for a school leaver', () => {
    const lines = composeServiceLinkBlocks({ country: 'GB', stage: 'school' }, [], CHECKED_REGISTER);
    expect(lines.flatMap(toPlainLines).join('\n')).toMatch(/UCAS[^]*student finance/);
  });
});
