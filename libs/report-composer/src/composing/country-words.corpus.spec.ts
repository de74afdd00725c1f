// Checks that reports, at any life stage, contain no terms of another country's education, services or money.
import { composeWithTexts } from '../testing/report.factory.js';
import { readdirSync } from 'node:fs';
import { BRITISH_SYSTEM, BRITISH_WORDS, OCCUPATIONS, SPELLING_PAIRS, getWorkTexts } from '@bearings/career-data';
import { COUNTRIES, getCountryName, QUALIFICATION_NAMES, type Stage, US } from '@bearings/domain';
import { draftSteps } from '../guidance/plan-steps.js';
import { listPlannedCareers } from '../guidance/planned-careers.js';
import { createReader } from '../guidance/reader.js';
import { createTemplateVariables } from '../guidance/template-variables.js';
import { findTrial } from '../guidance/trial.js';
import { createSource, createPersonFacts } from '../testing/sample-people.js';

/** Terms of each country's system. Readers in other countries must not see them. */
const SYSTEM_TERMS: Readonly<Record<string, RegExp>> = {
  GB: BRITISH_SYSTEM,
  US: /\b(?:FAFSA|GED|SAT|high school|community college|associate(?:'s|’s) degree|bachelor(?:'s|’s) degree|résumé|financial aid|registered apprenticeship|your state|counselor|career center|licenses?)\b|US\$/i,
  DE: /\b(?:Ausbildung|Bundesagentur|BERUFENET|Entgeltatlas|Abitur)\b/,
  AU: /\b(?:TAFE|ATAR|Centrelink)\b/,
  IE: /\b(?:Leaving Cert|CAO|SOLAS)\b/,
  IN: /\b(?:CBSE|NEET|lakh|crore)\b|₹/,
  FR: /\b(?:baccalauréat|Parcoursup|ONISEP)\b/i,
};
const BRITISH_SPELLINGS = new RegExp(`\\b(?:${SPELLING_PAIRS.map(([british]) => british).join('|')})\\w*`, 'i');
const TESTED_STAGES: readonly Stage[] = ['school', 'student', 'graduate', 'working'];
/** Seeds of the sample people at each life stage: five, or sixty for `npm test -- simulations`. */
const TESTED_SEEDS = Array.from({ length: process.env['SAMPLES'] === 'whole' ? 60 : 5 }, (_, index) => index + 1);

it.each(COUNTRIES)(
  'a report and plan for a reader in %s contain no term of another country’s education, services or money',
  async (country) => {
    const faults = new Set<string>();
    for (const stage of TESTED_STAGES) {
      for (const seed of TESTED_SEEDS) {
        const facts = createPersonFacts(seed);
        const circumstances = {
          ...facts.circumstances,
          interests: facts.circumstances?.interests ?? {},
          stage,
        };
        const person = await createSource({ ...facts, circumstances });
        const { document, content } = composeWithTexts({ ...person, country });
        const method = content.indexOf(`## ${document.sections.at(-1)?.title ?? ''}`);
        const codes = facts.careers.slice(0, 4).map(({ code }) => code);
        const plan = draftSteps(person.facts, listPlannedCareers(facts, codes, country), country);
        // Job titles and names of qualifications may be foreign, so they are removed.
        const names = [...OCCUPATIONS.map(({ title }) => title), ...Object.values(QUALIFICATION_NAMES[country] ?? {})];
        const namePattern = new RegExp(names.map((name) => name.replaceAll(/\W/g, '.')).join('|'), 'gi');
        const text = [content.slice(0, method), ...plan.map((each) => `${each.text} ${each.detail}`)]
          .join('\n')
          .replaceAll(namePattern, '');
        for (const line of text.split(/\n|(?<=[.?!]) /)) {
          for (const [system, words] of Object.entries(SYSTEM_TERMS)) {
            // A sentence that names another country may use that country's terms.
            const isNamed = system === country || line.includes(getCountryName(system));
            const word = isNamed ? undefined : words.exec(line)?.[0];
            // Australia has states, too.
            if (word !== undefined && !(country === 'AU' && word === 'your state'))
              faults.add(`${system} ${word}: ${line.slice(0, 140)}`);
          }
          const british =
            country === 'US' ? (BRITISH_WORDS.exec(line) ?? BRITISH_SPELLINGS.exec(line))?.[0] : undefined;
          if (british !== undefined) faults.add(`British ${british}: ${line.slice(0, 140)}`);
        }
      }
    }
    expect([...faults]).toEqual([]);
  },
);

it('US readers get the description of every job, its tasks and the advice on trying it out in American English', () => {
  const faults = OCCUPATIONS.flatMap(({ code }) => {
    const { what, more, tasks } = getWorkTexts(code, US);
    const trial = findTrial(code, { country: US, stage: 'unknown', energy: null, done: [] })?.text ?? '';
    return [what, more, trial, ...tasks].filter((text) => BRITISH_WORDS.test(text)).map((text) => `${code} ${text}`);
  });
  expect(faults).toEqual([]);
});

it('the next steps suggest a search for the English job title only in countries with job adverts in English', () => {
  const [accountant] = OCCUPATIONS.filter(({ title }) => title === 'Accountant or auditor');
  const searchIn = (country: string): string =>
    createTemplateVariables(
      accountant === undefined ? [] : [{ ...accountant, skills: [] }],
      createReader(createPersonFacts(1), country),
    )['search'] ?? '';
  expect(['SG', 'AU', 'IN'].map(searchIn)).toEqual(Array<string>(3).fill('"Accountant"'));
  expect(searchIn('IT')).toBe('the local title for an accountant');
});

it('stored prose, which is the same for every country, contains no specifically British word', async () => {
  const tables = new URL('../content/report-copy/', import.meta.url);
  const written = readdirSync(tables).filter((file) => !COUNTRY_WORD_PATTERN.test(file));
  const faults: string[] = [];
  for (const file of written) {
    const table: object = await import(`../content/report-copy/${file.replace(/\.ts$/, '.js')}`);
    faults.push(...listTexts({ ...table }).filter((text) => BRITISH_WORDS.test(text) || BRITISH_SPELLINGS.test(text)));
  }
  expect(written.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

/** Matches files that may contain British words: files of facts, and of texts that depend on the reader's country. */
const COUNTRY_WORD_PATTERN =
  /^(?:guidance|circumstances|career-facts|career-table|library|local-ways|method|pdf|avoided|.*\.spec)\.ts$/;

/** Returns all texts of a table; not what they are about, which is for the program. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'about' ? [] : listTexts(each)));
}
