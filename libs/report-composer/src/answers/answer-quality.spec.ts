import * as fc from 'fast-check';
import { anyResponses } from '@bearings/career-matching/arbitraries';
import { createResponses, createResponsesByCategory } from '@bearings/career-matching/testing';
import {
  type AnswerQuality,
  measureQuality,
  composeQualityNote,
  type QualitySignals,
  readSignals,
} from './answer-quality.js';

const QUALITY_WITHOUT_SIGNALS: AnswerQuality = {
  longestRun: 4,
  contradictions: 0,
  acquiescence: 0,
  meanAnswer: 3,
};

/**
 * Returns the measured longest run of a person who answers all statements from the index `from` up to, but not
 * including, the index `to` with 4, and the others alternately with 1 and 2.
 */
function measureLongestRunWithin(from: number, to: number): number {
  return measureQuality(createResponses((_, i) => (i >= from && i < to ? 4 : (i % 2) + 1))).longestRun;
}

/**
 * Returns the number of contradictions of a person who is neutral except on the three statements about risk. The
 * parameters are the answers to the two plain statements and to the reverse-scored one.
 */
function countContradictions(plain: number, other: number, reverse: number): number {
  const answers = createResponses((q, i) => {
    if (q.category !== 'risk') return 3;
    return q.reverse ? reverse : i % 2 ? plain : other;
  });
  return measureQuality(answers).contradictions;
}

describe('measureQuality', () => {
  it('returns extreme values for a person who gives the same answer to every statement', () => {
    const allFivesQuality = measureQuality(createResponses(() => 5));
    expect(allFivesQuality).toMatchObject({ longestRun: 36, contradictions: 12, meanAnswer: 5 });
    expect(allFivesQuality.acquiescence).toBeCloseTo(4 / 3, 10);
    const allOnesQuality = measureQuality(createResponses(() => 1));
    expect(allOnesQuality).toMatchObject({ longestRun: 36, contradictions: 0, meanAnswer: 1 });
    expect(allOnesQuality.acquiescence).toBeCloseTo(-4 / 3, 10);
    expect(measureQuality(createResponses(() => 3)).acquiescence).toBe(0);
  });

  it('finds the longest run of equal answers anywhere in the question bank', () => {
    expect(measureLongestRunWithin(0, 9)).toBe(9);
    expect(measureLongestRunWithin(12, 22)).toBe(10);
    expect(measureLongestRunWithin(18, 36)).toBe(18);
    expect(measureLongestRunWithin(0, 0)).toBe(1);
  });

  it('counts a contradiction only if a person agrees with all three statements of a category, including the reversed one', () => {
    expect(countContradictions(4, 5, 4)).toBe(1);
    expect(countContradictions(3, 5, 5)).toBe(0);
    expect(countContradictions(5, 3, 5)).toBe(0);
    expect(countContradictions(5, 5, 3)).toBe(0);
    expect(countContradictions(1, 1, 1)).toBe(0);
  });

  it('reports no contradiction for extreme but consistent answers', () => {
    const consistentQuality = measureQuality(createResponsesByCategory(() => 5));
    expect(consistentQuality.contradictions).toBe(0);
    expect(composeQualityNote(consistentQuality)).toBeNull();
    expect(composeQualityNote(measureQuality(createResponsesByCategory(() => 1)))).toBeNull();
  });

  it.each([
    ['one to five', '12345', 31],
    ['five to one', '54321', 31],
    ['two answers in turn', '15', 34],
    ['up and down again', '12345432', 28],
    ['each answer twice', '1122334455', 26],
    ['two and one', '442', 33],
  ])('counts how often a pattern of answers repeats: %s', (_, cycle, repeats) => {
    const patternedResponses = createResponses((_question, i) => Number(cycle[i % cycle.length]));
    expect(measureQuality(patternedResponses).patternRepeats).toBe(repeats);
    expect(composeQualityNote(measureQuality(patternedResponses))).toMatchObject({
      reviewAdvised: true,
      text: expect.stringContaining('over and over, in the same order'),
    });
  });

  it('finds a repeated pattern despite one deviation or a late start', () => {
    const slipQuality = measureQuality(createResponses((_, i) => (i === 17 ? 5 : (i % 5) + 1)));
    expect(readSignals(slipQuality).pattern).toBe(true);
    const lateQuality = measureQuality(createResponses((_, i) => (i < 12 ? 3 : (i % 5) + 1)));
    expect(readSignals(lateQuality).pattern).toBe(true);
  });

  it('counts repetitions of a single answer as a run, not as a pattern', () => {
    expect(measureQuality(createResponses(() => 4)).patternRepeats).toBe(0);
    expect(readSignals(measureQuality(createResponses((_, i) => (i % 9 ? 4 : 2)))).pattern).toBe(false);
  });

  it('returns the same result for any order of the responses', () => {
    fc.assert(
      fc.property(
        anyResponses.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([inOrder, shuffled]) => {
          expect(measureQuality(shuffled)).toEqual(measureQuality(inOrder));
        },
      ),
    );
  });
});

describe('readSignals', () => {
  it.each<[Partial<AnswerQuality>, Partial<QualitySignals>]>([
    [{}, { run: 'none', pattern: false, contradictions: false, leaning: 'none' }],
    [{ longestRun: 9 }, { run: 'none' }],
    [{ longestRun: 10 }, { run: 'long' }],
    [{ longestRun: 17 }, { run: 'long' }],
    [{ longestRun: 18 }, { run: 'very long' }],
    [{ patternRepeats: 15 }, { pattern: false }],
    [{ patternRepeats: 16 }, { pattern: true }],
    [{ contradictions: 1 }, { contradictions: false }],
    [{ contradictions: 2 }, { contradictions: true }],
    [{ acquiescence: 0.39, meanAnswer: 4 }, { leaning: 'none' }],
    [{ acquiescence: 0.4, meanAnswer: 3.5 }, { leaning: 'agreeing' }],
    [{ acquiescence: 0.4, meanAnswer: 3.4 }, { leaning: 'none' }],
    [{ acquiescence: -0.4, meanAnswer: 2.5 }, { leaning: 'disagreeing' }],
    [{ acquiescence: 0.6, meanAnswer: 2.4 }, { leaning: 'none' }],
    [{ acquiescence: -0.6, meanAnswer: 3.6 }, { leaning: 'none' }],
  ])('returns for the measures %j the signals %j', (measured, expected) => {
    expect(readSignals({ ...QUALITY_WITHOUT_SIGNALS, ...measured })).toMatchObject(expected);
  });
});

describe('composeQualityNote', () => {
  const runs = [4, 12, 30];
  const leanings = [
    { acquiescence: 0, meanAnswer: 3 },
    { acquiescence: 1, meanAnswer: 4 },
    { acquiescence: -1, meanAnswer: 2 },
  ];
  const combinations = runs.flatMap((longestRun) =>
    [0, 31].flatMap((patternRepeats) =>
      [0, 5].flatMap((contradictions) =>
        leanings.map((leaning): AnswerQuality => ({ longestRun, patternRepeats, contradictions, ...leaning })),
      ),
    ),
  );

  it('mentions every signal, and advises a review for two or more signals, a very long run or a pattern', () => {
    for (const quality of combinations) {
      const { run, pattern, contradictions, leaning } = readSignals(quality);
      const signals = [run !== 'none', pattern, contradictions, leaning !== 'none'];
      const count = signals.filter(Boolean).length;
      const note = composeQualityNote(quality);
      expect(note === null).toBe(count === 0);
      const isAdvised = count > 1 || run === 'very long' || pattern;
      if (note) expect(note.reviewAdvised).toBe(isAdvised);
    }
  });

  it('is written in complete sentences without numbers or blame', () => {
    for (const quality of combinations) {
      const note = composeQualityNote(quality);
      if (!note) continue;
      expect(note.text).toMatch(/^[A-Z].*\.$/);
      expect(note.text).not.toMatch(/\d| {2}|undefined|\b(wrong|careless|invalid|fail|cheat)/i);
      expect(note.text).toContain('questions');
      const sentences = note.text.split(/(?<=\.) /);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z]/);
    }
  });
});
