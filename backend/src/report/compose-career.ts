// One career of a report, for the reader's country.
import type { ReportCareer } from '@bearings/contracts';
import { occupationByCode } from '../content/occupations/occupations.js';
import { type Pay, payIn } from '../country/pay.js';
import { outlookText, payView, preparationText } from './career-view.js';
import { detailsInReport } from './linked-details.js';
import { careerExtras } from './matching-view.js';
import { parseRuns } from './report-document.js';
import { HEADLINED, type OccupationFact } from './report-facts.js';
import type { StoredFacts } from './report-facts-1.js';
import type { Rotation } from './rotation.js';
import type { Prose } from './writers/writer.js';

const US = 'United States';

/** What a career is composed from besides its facts. */
export interface CareerSource {
  prose: Prose;
  firstName: string;
  country: string;
}

/** Composes the career in this place, from 0. */
export function careerOf(
  fact: StoredFacts['careers'][number],
  index: number,
  { prose, firstName, country }: CareerSource,
  rotation: Rotation,
): ReportCareer {
  const note = prose.careerNotes.find(({ code }) => code === fact.code);
  const headlined = index < HEADLINED;
  return {
    code: fact.code,
    title: fact.title,
    fit: fact.fit,
    ...careerExtras(fact),
    headlined,
    why: parseRuns(note?.why ?? '', firstName),
    whyNot: parseRuns(note?.whyNot ?? '', firstName),
    // The way in is among the details, skills are in the roadmap; who does well in it, no data say.
    description: { what: workOf(fact), day: '', thrives: '', entry: '' },
    preparation: country === US ? preparationText(fact, rotation) : '',
    details: detailsInReport(fact.code, country, index),
    skills: [],
    knowledge: [],
    tools: [],
    pay: payView(payOf(fact.code, country), !headlined),
    outlook: headlined || country === US ? outlookText(fact, rotation) : '',
  };
}

/** Returns the first sentence of our description of the work; the tasks say the rest. */
export function workOf({ description }: Pick<OccupationFact, 'description'>): string {
  return description?.what.split(/(?<=[.!?]) (?=[A-Z])/)[0] ?? '';
}

/** Returns an occupation's pay. One that was removed from the table after the report has no figure. */
export function payOf(code: string, country: string): Pay {
  const occupation = occupationByCode(code);
  if (occupation !== undefined) return payIn(country, occupation);
  return { kind: 'none', country, text: 'no figure for this country', reason: null };
}
