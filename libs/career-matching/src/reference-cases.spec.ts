// 29 people and their recommended careers, first computed by a reference implementation in another language.
// UPDATE_REFERENCES=1 rewrites them for a new version of the method.
import type { Circumstances } from '@bearings/contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CLEAR_F } from './answers/certainty.js';
import { matchCareers } from './match-careers.js';
import type { MatchingResult } from './match-result.js';
import { loadMatchingTables } from './tables.js';

interface ReferenceCase {
  /** The three keyed answers of each category, in the fixed order. */
  answers: string;
  circumstances?: Circumstances;
  /** F of the direction, rounded. */
  f: number;
  /** One line for each career: code, first letter of the fit word, stability. */
  careers: string[];
  excluded: number;
  /** Later posts by entry job: those of the ten recommended careers only, or all. */
  later: Record<string, string[]>;
  allLater?: true;
  also?: Record<string, string[]>;
}

const FILE = path.join(import.meta.dirname, 'reference-cases.json');
const tables = loadMatchingTables();

/** Parses '234 545 …' into lists of numbers. */
const keyedOf = (answers: string) => answers.split(' ').map((three) => Array.from(three, Number));

const matchCase = ({ answers, circumstances }: ReferenceCase): MatchingResult =>
  matchCareers(tables, { keyed: keyedOf(answers), ...(circumstances && { circumstances }) });

/** Returns the method's results for a person in the format of the file. */
function expectedOf(given: ReferenceCase, result: MatchingResult): ReferenceCase {
  const shown = Object.fromEntries(
    result.careers
      .filter((career) => career.later.length > 0)
      .map((career) => [career.occupation.code, career.later.map(({ code }) => code)]),
  );
  const alike = Object.fromEntries(
    result.careers.map((career) => [career.occupation.code, career.also.map(({ code }) => code)]),
  );
  return {
    ...given,
    careers: result.careers.map(
      ({ occupation, fit, stability }) => `${occupation.code} ${fit.at(0)} ${stability}`,
    ),
    excluded: result.excluded.length,
    later: given.allLater ? result.laterOf : shown,
    ...(given.also && { also: alike }),
  };
}

const isCases = z.custom<ReferenceCase[]>((value) => Array.isArray(value) && value.length === 29);
const committed = isCases.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const cases =
  process.env['UPDATE_REFERENCES'] === '1'
    ? committed.map((each) => expectedOf(each, matchCase(each)))
    : committed;
if (cases !== committed) writeFileSync(FILE, `${JSON.stringify(cases, null, 2)}\n`);

describe.each(cases.map((each, index) => ({ index: index + 1, each })))(
  'reference case $index',
  ({ each }) => {
    const result = matchCase(each);

    it('has the expected direction', () => {
      const { f } = each;
      expect(result.direction.f).toBeCloseTo(f, Number.isInteger(f * 10) ? 1 : 3);
      expect(result.direction.clear).toBe(f > CLEAR_F);
    });

    it('has exactly the expected careers, fits, stabilities, exclusions, later posts and similar careers', () => {
      expect(expectedOf(each, result)).toEqual(each);
    });
  },
);
