import { BANDS, CATEGORIES } from '@bearings/domain';
import { chooseReasonKind } from '@bearings/career-matching';
import { lowScoreWordings } from '../writers/built-in/reason-sentences.js';
import { getJobNoun } from './category-ranking.js';
import { limitDemand, OCCUPATIONS, OFTEN_SELF_EMPLOYED, REASON_LIMITS, getUsSelfEmployed } from '@bearings/career-data';

/** One score in the middle of each of the five bands. */
const TESTED_SCORES = [8, 25, 50, 67, 92];

/** Returns each doubt on a low score that a report may give about an occupation, in all its wordings. */
function listDoubtWordings(code: string, demands: (typeof OCCUPATIONS)[number]['demand']) {
  return CATEGORIES.flatMap((category) => {
    const demand = demands[category];
    if (demand === null) return [];
    return TESTED_SCORES.flatMap((score) => {
      if (chooseReasonKind(code, { category, score, demand }) !== 'scoreLow') return [];
      return lowScoreWordings(category).map((text) => ({ category, demand, score, text }));
    });
  });
}

const MORE_PATTERN = /\b(?:more|higher)\b/i;

describe('doubts about a job’s demands', () => {
  it('say “more” only of demands in the highest third, and “low” only of low scores', () => {
    let checkedCount = 0;
    const faults: object[] = [];
    expect(TESTED_SCORES).toHaveLength(BANDS.length);
    for (const { code, demand: demands } of OCCUPATIONS) {
      for (const { demand, score, text } of listDoubtWordings(code, demands)) {
        checkedCount += 1;
        if (!MORE_PATTERN.test(text) || demand < 65 || score >= 40) faults.push({ code, demand, score, text });
      }
    }
    expect(faults).toEqual([]);
    expect(checkedCount).toBeGreaterThan(5_000);
  });

  it('do not include any reason that the table of reason limits forbids for the job', () => {
    const faults: object[] = [];
    for (const { code, title, notHigh } of REASON_LIMITS) {
      const occupation = OCCUPATIONS.find((each) => each.code === code);
      expect([code, title]).toEqual([code, occupation?.title]);
      if (occupation === undefined) continue;
      for (const { category, text } of listDoubtWordings(code, occupation.demand)) {
        if (notHigh.includes(category)) faults.push({ title, text });
      }
    }
    expect(faults).toEqual([]);
  });

  it('use neither absolute words nor "drive" (also of a vehicle), and say nothing about other people’s preferences', () => {
    const texts = CATEGORIES.flatMap(lowScoreWordings);
    const absolutes =
      /\b(?:hardly|little|none|never|always|nothing|no need|without|only|entirely|all of|built into)\b/i;
    expect(texts.filter((text) => absolutes.test(text) || /\bdrive\b/.test(text))).toEqual([]);
    expect(CATEGORIES.map(getJobNoun).join()).not.toMatch(/driv/);
    expect(texts.filter((text) => /\b(?:people (?:who|in this|like)|workers|they)\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => MORE_PATTERN.test(text))).toEqual(texts);
  });

  it('do not include the wrong statements that early reviewers found', () => {
    // Reviewers objected to "less planning" for marketing managers and to "more care for people" for animal carers.
    expect(limitDemand('11-2021.00', 'planning', 28)).toBeNull();
    expect(limitDemand('39-2021.00', 'helping', 69)).toBeNull();
    expect(limitDemand('15-1252.00', 'risk', 34)).toBe('less');
  });

  it('use a table of reason limits that has each occupation once and no empty row', () => {
    expect(new Set(REASON_LIMITS.map(({ code }) => code)).size).toBe(REASON_LIMITS.length);
    expect(REASON_LIMITS.filter(({ notLow, notHigh }) => notLow.length + notHigh.length === 0)).toEqual([]);
  });

  it('never say “less risk” of work that is often self-employed', () => {
    for (const { code, demand } of OCCUPATIONS) {
      const isOftenSelfEmployed = code in OFTEN_SELF_EMPLOYED || getUsSelfEmployed(code) !== null;
      if (!isOftenSelfEmployed || demand.risk === null) continue;
      expect([code, limitDemand(code, 'risk', demand.risk)]).not.toEqual([code, 'less']);
    }
  });
});
