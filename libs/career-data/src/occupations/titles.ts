import type { FactsSource } from './facts-source.js';
import { TITLE_ROWS } from '../tables.js';
import type { TitleRow } from '../schema.js';

export const TITLES_SOURCE: FactsSource = {
  title: 'Other titles of each occupation',
  publisher:
    'National Careers Service and Office for National Statistics (GB), European Commission, US Department of Labor, Bundesagentur für Arbeit (DE), France Travail (FR)',
  edition: 'National Careers Service May 2019; SOC 2020; ESCO 1.2; O*NET 27.0; KldB 2010/2020; ROME v347 (2021)',
  licence:
    'Open Government Licence v3.0 (GB); CC BY 4.0 (ESCO, O*NET); free use with the source named (DE); Licence Ouverte (FR)',
  attribution:
    'Job titles: National Careers Service and Office for National Statistics (Open Government Licence v3.0); ESCO classification of the European Commission (CC BY 4.0); O*NET 27.0 Database by the US Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license, O*NET is a trademark of USDOL/ETA; Bundesagentur für Arbeit (KldB 2010); ROME v347, France Travail (Licence Ouverte). Selected and edited by us.',
  caveats: [
    'A title leads to the nearest of our occupations, and may be a neighbour of it.',
    'No careers adviser from Germany or France has read the German and French titles.',
  ],
};

const titlesByCode = new Map(TITLE_ROWS.map((row) => [row.code, row]));

/** Returns an occupation's other titles, most usual first; undefined for an unknown code. */
export const findTitles = (code: string): TitleRow | undefined => titlesByCode.get(code);
