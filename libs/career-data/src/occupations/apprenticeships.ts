import type { Apprenticeship } from './apprenticeship.js';
import { APPRENTICESHIP_ROWS } from '../tables.js';
import type { FactsSource } from './facts-source.js';

export const APPRENTICESHIP_SOURCE: FactsSource = {
  title: 'Apprenticeship standards in England',
  publisher: 'Skills England, before 2025 the Institute for Apprenticeships',
  edition: 'export of 28 June 2026, eight of the routes',
  licence: 'Open Government Licence v3.0',
  attribution:
    'Contains public sector information licensed under the Open Government Licence v3.0 (Skills England, apprenticeship standards).',
  caveats: [
    "These apprenticeships are England's. Scotland, Wales and Northern Ireland have their own.",
    'We matched them to careers by title. Of the routes that are not in this list, we name none and send you to the official search.',
  ],
};

const apprenticeshipsByCode = new Map<string, Apprenticeship[]>();
for (const [code, reference, title, level, months, route, status] of APPRENTICESHIP_ROWS) {
  const each = { reference, title, level, months, route, status };
  apprenticeshipsByCode.set(code, [...(apprenticeshipsByCode.get(code) ?? []), each]);
}

/**
 * Returns the apprenticeships that lead to an occupation or to the job in which people usually
 * start, closest first. Empty if the source has none.
 */
export function listApprenticeships(code: string): readonly Apprenticeship[] {
  return apprenticeshipsByCode.get(code) ?? [];
}
