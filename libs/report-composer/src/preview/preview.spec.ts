import type { Circumstances, Preview } from '@bearings/contracts';
import { CATEGORIES, REPORT_SECTIONS } from '@bearings/domain';
import * as fc from 'fast-check';
import {
  COMMUNICATION_PHRASES,
  ENVIRONMENT_PHRASES,
  LEADERSHIP_PHRASES,
  CATEGORY_LEVELS,
  PACE_PHRASES,
} from '../content/preview-copy/badge-phrases.js';
import { BALANCED_TEXT, DRIVER_TEXTS, TYPE_TEXTS } from '../content/preview-copy/personality-texts.js';
import { MATCHING_NOTES } from '../content/preview-copy/matching-notes.js';
import { anyResponses, anyScores } from '@bearings/career-matching/arbitraries';
import { createResponses, createScores } from '@bearings/career-matching/testing';
import { measureQuality } from '../answers/answer-quality.js';
import { toBand, type CategoryScores, determinePersonality, scoreCategories } from '@bearings/career-matching';
import { type KnownPreviewData, makePreview } from './preview.js';

const goodQuality = measureQuality(createResponses(({ reverse }) => (reverse ? 2 : 4)));

/** A person whose scores differ by more than chance, and who skipped the questions about circumstances. */
const KNOWN_DIRECTION = { direction: true, circumstances: null };

function createPreview(scores: CategoryScores, known: KnownPreviewData = KNOWN_DIRECTION): Preview {
  return makePreview(scores, determinePersonality(scores), goodQuality, known);
}

const LEVEL_SCORES = { low: 100 / 3, middle: 50, high: 200 / 3 } as const;

function readPhrase(given: Partial<CategoryScores>, badge: 0 | 1 | 2): string | undefined {
  return createPreview(createScores(given)).badges[badge]?.phrase;
}

function typeText(given: Partial<CategoryScores>): string {
  return createPreview(createScores(given)).personality.text;
}

describe('the three badges of a preview', () => {
  it.each(CATEGORY_LEVELS)(
    'word %s leadership and communication differently for each category that is also high',
    (level) => {
      for (const [category, badge, phrases] of [
        ['leadership', 0, LEADERSHIP_PHRASES[level]],
        ['communication', 2, COMMUNICATION_PHRASES[level]],
      ] as const) {
        const score = LEVEL_SCORES[level];
        const { plain, ...flavoured } = phrases;
        expect(readPhrase({ [category]: score }, badge)).toBe(plain);
        for (const [other, phrase] of Object.entries(flavoured)) {
          expect(readPhrase({ [category]: score, [other]: 200 / 3 }, badge)).toBe(phrase);
          expect(readPhrase({ [category]: score, [other]: 700 / 12 }, badge)).toBe(plain);
        }
      }
    },
  );

  it('choose the workplace text by the communication and planning scores, the pace by resilience and burnout', () => {
    for (const company of CATEGORY_LEVELS) {
      for (const order of CATEGORY_LEVELS) {
        const givenScores = { communication: LEVEL_SCORES[company], planning: LEVEL_SCORES[order] };
        const environmentPhrase = ENVIRONMENT_PHRASES[company][order];
        const phrase = (resilience: number, burnout: number) => readPhrase({ ...givenScores, resilience, burnout }, 1);
        expect(phrase(50, 50)).toBe(environmentPhrase);
        expect(phrase(100, 50)).toBe(environmentPhrase);
        expect(phrase(100, 0)).toBe(environmentPhrase);
        expect(phrase(100, 75)).toBe(`${environmentPhrase} ${PACE_PHRASES.high}`);
        expect(phrase(25, 0)).toBe(`${environmentPhrase} ${PACE_PHRASES.low}`);
      }
    }
  });

  it('mention the stronger of two high categories, or the first of two equal ones', () => {
    const { planning, helping } = LEADERSHIP_PHRASES.middle;
    expect(readPhrase({ helping: 75, planning: 100 }, 0)).toBe(planning);
    expect(readPhrase({ helping: 75, planning: 75 }, 0)).toBe(helping);
  });
});

describe('the personality type of a preview', () => {
  it.each([
    [700 / 12, 'extravert', 'close'],
    [500 / 12, 'introvert', 'close'],
    [80, 'extravert', 'clear'],
    [250 / 3, 'extravert', 'very clear'],
    [20, 'introvert', 'clear'],
    [50 / 3, 'introvert', 'very clear'],
  ] as const)('for scores that are all %p is %s, with the clarity "%s"', (score, type, clarity) => {
    const { personality } = createPreview(createScores({}, score));
    expect(personality).toMatchObject({ type, closeToMiddle: clarity === 'close' });
    expect(personality.text).toContain(TYPE_TEXTS[type][clarity]);
    expect(personality.text).toContain(DRIVER_TEXTS[type].communication);
  });

  it('mentions the category that contributes most to it', () => {
    expect(typeText({ leadership: 100 })).toContain(DRIVER_TEXTS.extravert.leadership);
    expect(typeText({ risk: 100 })).toContain(DRIVER_TEXTS.extravert.risk);
    expect(typeText({ leadership: 0 })).toContain(DRIVER_TEXTS.introvert.leadership);
    expect(typeText({ risk: 0 })).toContain(DRIVER_TEXTS.introvert.risk);
    expect(typeText({})).toContain(BALANCED_TEXT);
    expect(typeText({ communication: 100, leadership: 0, risk: 0 })).toContain(DRIVER_TEXTS.extravert.communication);
  });

  it('is called close to the middle only if the energy score is from 40 to 60', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { personality } = createPreview(scores);
        expect(personality.text.includes('close to the middle')).toBe(personality.closeToMiddle);
        expect(personality.closeToMiddle).toBe(Math.abs(determinePersonality(scores).energy - 50) <= 10);
        expect(personality.text).toContain(personality.type);
      }),
    );
  });
});

describe('the headline and the twelve scores of a preview', () => {
  it('are the pattern of the scores, and the scores rounded, with their bands', () => {
    const { areas, headline } = createPreview(createScores({ spatial: 275 / 3, practical: 275 / 3, risk: 0 }));
    expect(areas[1]).toEqual({ category: 'spatial', name: 'Spatial and technical', score: 92, band: 'very high' });
    expect(areas.at(-1)).toMatchObject({ category: 'risk', score: 0 });
    expect(headline).toMatchObject({ patternId: 'first-making', title: 'Hands first' });
  });

  it('name no pattern if the scores differ by no more than chance', () => {
    const scores = createScores({ spatial: 275 / 3, practical: 275 / 3, risk: 0 });
    const { headline } = createPreview(scores, { direction: false, circumstances: null });
    expect(headline).toMatchObject({ patternId: null, title: expect.stringMatching(/^Your answers are even/) });
  });

  it('list all twelve categories, sorted by score', () => {
    fc.assert(
      fc.property(anyScores, (scores) => {
        const { areas } = createPreview(scores);
        expect(areas.map((s) => s.category).toSorted()).toEqual(CATEGORIES.toSorted());
        for (const [index, { category, band, score }] of areas.entries()) {
          expect(band).toBe(toBand(scores[category]));
          expect(score).toBeLessThanOrEqual(areas[index - 1]?.score ?? 100);
        }
      }),
    );
  });
});

describe('the note on what the ten careers are based on', () => {
  const scores = createScores({ leadership: 75 });
  const twoInterests = { care: 'like', build: 'like' } as const;
  const threeInterests = { ...twoInterests, sales: 'not_for_me' } as const;
  const createMatching = (direction: boolean, interests?: Circumstances['interests']) =>
    createPreview(scores, { direction, circumstances: interests ? { interests } : null }).matching;

  it.each([
    [true, threeInterests, true, 'both'],
    [true, twoInterests, true, 'direction'],
    [true, undefined, true, 'direction'],
    [false, threeInterests, true, 'step'],
    [false, twoInterests, false, 'none'],
    [false, undefined, false, 'none'],
  ] as const)(
    'says what the careers’ order is based on (scores clearly differ: %s; rated activities: %j; ranked: %s)',
    (direction, interests, ranked, note) => {
      expect(createMatching(direction, interests)).toMatchObject({
        direction,
        ranked,
        hasCircumstances: interests !== undefined,
        note: MATCHING_NOTES[note],
      });
    },
  );

  it('lists every answered part of the circumstances step', () => {
    const circumstances: Circumstances = {
      interests: { care: 'like', build: 'not_for_me' },
      stage: 'school',
      qualificationLevel: 2,
      training: '1y',
      dealBreakers: ['heights', 'shifts'],
      jobsInMind: ['47-2111.00'],
    };
    expect(createPreview(scores, { direction: true, circumstances }).matching.takenIntoAccount).toEqual([
      'You would enjoy: care for somebody who is ill.',
      'Not for you: build or fit out a house.',
      'Where you stand: at school.',
      'Your highest qualification: level 2, GCSE grades 9 to 4 or the like.',
      'Training you would take on: up to a year.',
      'Jobs left out because of: working at heights; nights and shifts.',
      'Jobs you have in mind: Electrician.',
    ]);
  });
});

describe('a preview', () => {
  it('contains no numbers except scores', () => {
    fc.assert(
      fc.property(anyResponses, (responses) => {
        const scores = scoreCategories(responses);
        const quality = measureQuality(responses);
        const preview = makePreview(scores, determinePersonality(scores), quality, KNOWN_DIRECTION);
        const { areas, ...rest } = preview;
        for (const area of areas) {
          expect(Object.keys(area)).toEqual(['category', 'name', 'score', 'band']);
        }
        expect(JSON.stringify(rest)).not.toMatch(/\d/);
        expect(preview.lockedSections).toEqual(REPORT_SECTIONS.map(({ title }) => title));
      }),
    );
  });

  it('includes the note on the quality of the answers if there is one', () => {
    const responses = createResponses(() => 5);
    const scores = scoreCategories(responses);
    const preview = makePreview(scores, determinePersonality(scores), measureQuality(responses), {
      direction: false,
      circumstances: null,
    });
    expect(preview.quality?.reviewAdvised).toBe(true);
    expect(createPreview(scores).quality).toBeNull();
  });

  it('shares no mutable data with another preview of the same answers', () => {
    const scores = createScores({ leadership: 75 });
    const first = createPreview(scores);
    first.lockedSections.pop();
    expect(createPreview(scores).lockedSections).toHaveLength(8);
  });
});

describe('the texts of the preview', () => {
  const phrases = [LEADERSHIP_PHRASES, COMMUNICATION_PHRASES, ENVIRONMENT_PHRASES].flatMap((table) =>
    Object.values(table).flatMap((row): string[] => Object.values(row)),
  );
  const texts = [
    ...phrases,
    ...Object.values(PACE_PHRASES).filter((phrase) => phrase !== null),
    ...[TYPE_TEXTS, DRIVER_TEXTS].flatMap((table) =>
      Object.values(table).flatMap((row): string[] => Object.values(row)),
    ),
    ...Object.values(MATCHING_NOTES),
    BALANCED_TEXT,
  ];

  it('have correct grammar and plain words, are all different, and are short enough for a badge', () => {
    expect(texts.filter((text) => !/^[A-Z][^\d<>*#]*\.$/.test(text))).toEqual([]);
    const faultPattern =
      / {2}| [,.;:]|\ba [aeiou]|\ban [^aeiouh]|\b(\w+) \1\b|undefined|n't\b|!|\b(amazing|unique|passionate|natural-born|journey)\b/i;
    expect(texts.filter((text) => faultPattern.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(phrases.filter((phrase) => phrase.length > 90)).toEqual([]);
  });
});
