// Tries to guess a preview's locked careers, like an attacker who has the API's reply and all our data.
import type { LockedCard, PreviewCareers } from '@bearings/contracts';
import { mapCategories, CATEGORIES, type Category, COUNTRIES, findWorkField } from '@bearings/domain';
import { occupationByCode, OCCUPATIONS, RELATED_ROWS, findRoute } from '@bearings/career-data';
import {
  simulateAnswersLike,
  simulateInterestsLike,
  loadMatchingTables,
  simulateCircumstances,
  toScores,
  seededRandom,
} from '@bearings/career-matching';
import { CARD_FIELDS, CARD_LEVELS, SECTOR_LABELS } from '../content/preview-copy/locked-cards.js';
import { choosePay } from '../pay/pay.js';
import { createFacts } from '../testing/report.factory.js';
import { drawOccupationIndex } from '../testing/sample-people.js';
import { createLockedCards } from './locked-cards.js';
import { composePreviewCareers } from './preview-careers.js';

const tables = loadMatchingTables();
const NURSE_CODE = '29-1141.00';

/**
 * Simulates a person whose answers fit a random occupation, and who named that occupation and nursing as careers that
 * they have in mind. Every fourth person lives outside the UK.
 */
function createPerson(seed: number) {
  const random = seededRandom(seed);
  const index = drawOccupationIndex(seed);
  const scores = toScores(simulateAnswersLike(tables, index, 'easy', random));
  const jobsInMind = [OCCUPATIONS[index]?.code ?? NURSE_CODE, NURSE_CODE];
  const interests = simulateInterestsLike(tables, index, 'easy', random);
  const facts = createFacts(
    mapCategories((category) => scores[CATEGORIES.indexOf(category)] ?? 50),
    { circumstances: { ...simulateCircumstances(interests, random), jobsInMind } },
  );
  const country = COUNTRIES[seed % 4 === 3 ? seed % COUNTRIES.length : 0] ?? 'GB';
  const reply = composePreviewCareers({ facts, firstName: 'Robin', country, answered: jobsInMind });
  const revealed = [reply.shown?.career.code, ...jobsInMind];
  const hidden = facts.careers.filter(({ code }) => !revealed.includes(code));
  return { facts, country, reply, hidden, revealed, jobsInMind, scores };
}

const RANDOM_PEOPLE = Array.from({ length: 60 }, (_, seed) => createPerson(seed + 1));

/** Returns whether a locked card may describe an occupation, judged by the card's texts and our public data. */
function mayDescribe(card: LockedCard, code: string, country: string): boolean {
  const group = code.slice(0, 2);
  const fields = CARD_FIELDS.filter(
    ({ name, sector }) => name === card.field || SECTOR_LABELS[sector].name === card.field,
  );
  if (fields.length > 0 && !fields.some(({ groups }) => groups.includes(group))) return false;
  const route = country === 'GB' ? findRoute(code) : null;
  const isDegree = route !== null && (route.level === 6 || route.ways[0]?.studies !== undefined);
  if (card.level === CARD_LEVELS.degree && route !== null && !isDegree) return false;
  if (card.level === CARD_LEVELS.below && isDegree) return false;
  if (card.level === CARD_LEVELS.school && route !== null && (isDegree || route.level > 2)) return false;
  if (card.level === CARD_LEVELS.college && route !== null && (isDegree || route.level !== 3)) return false;
  const occupation = OCCUPATIONS.find((each) => each.code === code);
  const pay = occupation && choosePay(country, occupation);
  const [from, to] = [...card.pay.matchAll(/[\d.]+/g)].map(Number);
  if (country !== 'GB' || from === undefined || pay?.kind !== 'published') return true;
  const payInThousands = (pay.median ?? 0) / 1000;
  if (card.pay.startsWith('Under')) return payInThousands < from;
  if (card.pay.startsWith('Over')) return payInThousands >= from;
  return payInThousands >= from && payInThousands < (to ?? Infinity);
}

/** Every locked card with the code of its career, and the occupations that it may describe to an attacker. */
const LOCKED_CARDS = RANDOM_PEOPLE.flatMap((person) =>
  person.reply.locked.map((card, index) => ({
    person,
    card,
    code: person.hidden[index]?.code,
    fitting: OCCUPATIONS.filter(
      ({ code }) => !person.revealed.includes(code) && mayDescribe(card, code, person.country),
    ),
  })),
);

/** Returns the correlation between a person's scores and the demands on a career's library page. */
function correlateWithDemand(scores: ArrayLike<number>, demand: Readonly<Record<Category, number | null>>): number {
  const other = CATEGORIES.map((category) => demand[category] ?? 50);
  const centreValues = (values: readonly number[]): number[] => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [centreValues(Array.from(scores)), centreValues(other)];
  const product = (x: readonly number[], y: readonly number[]): number =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / (Math.sqrt(product(a, a) * product(b, b)) || 1);
}

describe('the careers in a preview before payment', () => {
  it('contain no code, name, address or entry route of a locked career', () => {
    for (const { reply, hidden } of RANDOM_PEOPLE) {
      const text = JSON.stringify(reply).toLowerCase();
      // The shown career’s entry routes may be in the text, even if a locked career has the same route.
      const ways = (code = '') => (findRoute(code)?.ways ?? []).map((way) => way.text.slice(0, 40));
      const own = ways(reply.shown?.career.code);
      for (const { code, title } of hidden) {
        const name = title.replace(/ \(.*\)$/, '').toLowerCase();
        expect(text).not.toContain(code);
        // Matches only complete words, so that "factory" does not count as "actor".
        expect(text).not.toMatch(new RegExp(`\\b(?:${name}|${name.replaceAll(' ', '-')})`));
        for (const way of ways(code).filter((each) => !own.includes(each))) {
          expect(text).not.toContain(way.toLowerCase());
        }
      }
      expect(reply.locked).toHaveLength(hidden.length);
    }
  });

  it('contain only the field, education level and pay band of a locked career', () => {
    const bands = new Set<string>();
    for (const { reply, country } of RANDOM_PEOPLE) {
      for (const card of reply.locked) {
        expect(Object.keys(card).toSorted()).toEqual(['field', 'level', 'pay', 'rank', 'sign']);
        if (country === 'GB' && card.sign !== null) bands.add(card.pay);
      }
    }
    const figures = [...bands].filter((band) => /\d/.test(band));
    expect(figures).toHaveLength(5);
    for (const band of figures) expect(band).toMatch(/^(?:Under|Over)? ?£\d\dk(?: to £\d\dk)?$/);
  });

  it('describe each locked career so vaguely that at least three occupations match the description', () => {
    let expected = 0;
    for (const { person, card, code, fitting } of LOCKED_CARDS) {
      expect(fitting.map((each) => each.code)).toContain(code);
      expect(fitting.length).toBeGreaterThanOrEqual(3);
      const similarCards = person.reply.locked.filter(
        (other) => other.field === card.field && other.level === card.level && other.pay === card.pay,
      );
      expect(fitting.length).toBeGreaterThanOrEqual(2 * similarCards.length);
      expected += similarCards.length / fitting.length;
    }
    // The share of cards that an attacker would identify by random guesses.
    expect(expected / LOCKED_CARDS.length).toBeLessThan(0.3);
  });

  it('reveal fewer than a third of the locked careers to a reader who compares them with the library', () => {
    const guessed = LOCKED_CARDS.filter(({ person: { reply, scores }, code, fitting }) => {
      const relatedRow = RELATED_ROWS.find((row) => row.code === reply.shown?.career.code);
      const closeCodes = [...(relatedRow?.short ?? []), ...(relatedRow?.long ?? [])].slice(0, 4);
      const closeOccupations = fitting.filter((each) => closeCodes.includes(each.code));
      const [likest] = (closeOccupations.length > 0 ? closeOccupations : fitting).toSorted(
        (a, b) => correlateWithDemand(scores, b.demand) - correlateWithDemand(scores, a.demand),
      );
      return likest?.code === code;
    });
    expect(guessed.length).toBeGreaterThan(0);
    expect(guessed.length / LOCKED_CARDS.length).toBeLessThan(1 / 3);
  });

  it('include the field, education level and pay of most locked careers', () => {
    const cards = RANDOM_PEOPLE.filter(({ country }) => country === 'GB').flatMap(({ reply }) => reply.locked);
    const wholeCards = cards.filter(({ sign, pay, level }) => sign !== null && /[£\d]/.test(pay) && level !== null);
    expect(wholeCards.length / cards.length).toBeGreaterThan(0.6);
  });

  it('include one complete career that the reader did not name', () => {
    for (const { reply, jobsInMind, country, facts } of RANDOM_PEOPLE) {
      expect(reply.shown).not.toBeNull();
      if (reply.shown === null) continue;
      const { career, rank } = reply.shown;
      expect(jobsInMind).not.toContain(career.code);
      expect(career.demand).toHaveLength(12);
      expect(career.why.length).toBeGreaterThan(0);
      expect(career.pay.country).toBe(country);
      if (country === 'GB') {
        expect(career.routes.length).toBeGreaterThan(0);
        expect(career.pay.kind).not.toBe('none');
      }
      if (rank !== null) expect(facts.careers[rank - 1]?.code).toBe(career.code);
      expect(career.field).toBe(findWorkField(career.code).id);
    }
    expect(RANDOM_PEOPLE.some(({ reply }) => reply.shown?.rank === 2)).toBe(true);
  });
});

it('the text of the career that the preview shows in full contains no title of a locked career as a whole word', () => {
  const [{ facts } = createPerson(1)] = RANDOM_PEOPLE;
  const shownOf = (...codes: string[]): string | undefined => {
    const careers = codes.flatMap((code) =>
      facts.careers.slice(0, 1).map((career) => ({ ...career, code, title: occupationByCode(code)?.title ?? '' })),
    );
    const source = { facts: { ...facts, careers }, firstName: 'Robin', country: 'GB' };
    return composePreviewCareers({ ...source, answered: [] }).shown?.career.title;
  };
  const [LORRY_DRIVER, HEAD_TEACHER, TEACHING_ASSISTANT] = ['53-3032.00', '11-9032.00', '25-9042.00'];
  expect(shownOf(LORRY_DRIVER, HEAD_TEACHER)).toBe('Head teacher');
  expect(shownOf(LORRY_DRIVER, HEAD_TEACHER, TEACHING_ASSISTANT)).toBe('Teaching assistant');
  // The text on production supervisors contains "factory", whose part "actor" must not count as the career Actor.
  expect(shownOf(LORRY_DRIVER, '51-1011.00', '27-2011.00')).toBe(occupationByCode('51-1011.00')?.title);
});

it('the preview says whether a career that the user named is among their ten best', () => {
  const jobs = (reply: PreviewCareers) => reply.inMind.map(({ isAmong }) => isAmong);
  const { reply } = RANDOM_PEOPLE.find((each) => jobs(each.reply).join() === 'true,false') ?? {};
  const [own, nurse] = reply?.inMind ?? [];
  expect(own).toMatchObject({ isAmong: true, isLeftOut: false });
  expect(nurse).toMatchObject({
    title: 'Registered nurse (adult)',
    isAmong: false,
    careerCount: OCCUPATIONS.length,
  });
});

it('the locked card of each career is identical to those of at least two other careers in the same country', () => {
  for (const country of ['GB', 'US', 'DE', 'IN']) {
    const cards = OCCUPATIONS.map(({ code }) => JSON.stringify(createLockedCards([code], [], country)));
    const counts = new Map(cards.map((card) => [card, cards.filter((each) => each === card).length]));
    expect([country, Math.min(...counts.values()) >= 3]).toEqual([country, true]);
  }
});
