// Compares the careers of 17 people with a file of results, which an independent program first computed.
// UPDATE_REFERENCES=1 writes that file again, for a new version of the matching method.
import type { Circumstances } from '@bearings/contracts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { MIN_CLEAR_F_VALUE } from './answers/certainty.js';
import { matchCareers } from './match-careers.js';
import type { MatchingResult } from './match-result.js';
import { loadMatchingTables } from './tables.js';

interface ReferenceCase {
  /** Three answers for each category, in the order of CATEGORIES. Answers to reverse-scored statements are reversed. */
  answers: string;
  circumstances?: Circumstances;
  /** The rounded F value of the answers, which decides whether the twelve scores differ by more than chance. */
  f: number;
  /** One text for each career: code, first letter of the fit word, stability. */
  careers: string[];
  excluded: number;
  /**
   * Codes of the senior posts to which a career leads, by the career's code. Contains only the ten careers, unless
   * `allLater` is set.
   */
  later: Record<string, string[]>;
  allLater?: true;
  similarCareers?: Record<string, string[]>;
}

const CASES_FILE = path.join(import.meta.dirname, 'reference-cases.json');
const tables = loadMatchingTables();

/** Returns the numbers in a text such as '234 545 …', in a list for each category. */
const parseAnswersByCategory = (answers: string) => answers.split(' ').map((three) => Array.from(three, Number));

const matchCase = ({ answers, circumstances }: ReferenceCase): MatchingResult =>
  matchCareers(tables, { keyed: parseAnswersByCategory(answers), ...(circumstances && { circumstances }) });

/** Returns the matching's results for a person, in the format of the file of reference cases. */
function toReferenceCase(given: ReferenceCase, result: MatchingResult): ReferenceCase {
  const shownCareers = Object.fromEntries(
    result.careers
      .filter((career) => career.seniorPosts.length > 0)
      .map((career) => [career.occupation.code, career.seniorPosts.map(({ code }) => code)]),
  );
  const similarCareers = Object.fromEntries(
    result.careers.map((career) => [career.occupation.code, career.similarCareers.map(({ code }) => code)]),
  );
  return {
    ...given,
    careers: result.careers.map(({ occupation, fit, stability }) => `${occupation.code} ${fit.at(0)} ${stability}`),
    excluded: result.excluded.length,
    later: given.allLater ? result.seniorPostsOf : shownCareers,
    ...(given.similarCareers && { similarCareers }),
  };
}

const caseListSchema = z.custom<ReferenceCase[]>((value) => Array.isArray(value) && value.length === 17);
const committedCases = caseListSchema.parse(JSON.parse(readFileSync(CASES_FILE, 'utf8')));
const cases =
  process.env['UPDATE_REFERENCES'] === '1'
    ? committedCases.map((each) => toReferenceCase(each, matchCase(each)))
    : committedCases;
if (cases !== committedCases) writeFileSync(CASES_FILE, `${JSON.stringify(cases, null, 2)}\n`);

describe.each(cases.map((each, index) => ({ index: index + 1, each })))('reference case $index', ({ each }) => {
  const result = matchCase(each);

  it('has the expected F value, which decides whether the scores clearly differ', () => {
    const { f } = each;
    expect(result.direction.f).toBeCloseTo(f, Number.isInteger(f * 10) ? 1 : 3);
    expect(result.direction.clear).toBe(f > MIN_CLEAR_F_VALUE);
  });

  it('has exactly the expected careers with all their details', () => {
    expect(toReferenceCase(each, result)).toEqual(each);
  });
});
