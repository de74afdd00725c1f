// Makes the preview's cards of careers that are locked until payment. A card never reveals which career it is.
import type { LockedCard } from '@bearings/contracts';
import { UK, US } from '@bearings/domain';
import { type Occupation, OCCUPATIONS, findRoute } from '@bearings/career-data';
import {
  CARD_FIELDS,
  CARD_LEVELS,
  IN_REPORT_LABEL,
  PAY_BANDS,
  SECTOR_LABELS,
} from '../content/preview-copy/locked-cards.js';
import { countryByCode } from '../content/countries/countries.js';
import { choosePay } from '../pay/pay.js';
import { fillWording } from '../text.js';

/**
 * Each card must match at least `MIN_MATCHES` occupations, so that it does not reveal its career. If several cards of a
 * preview are equal, they must match at least `MIN_MATCHES_PER_EQUAL_CARD` times as many occupations as there are equal
 * cards.
 */
const MIN_MATCHES = 3;
const MIN_MATCHES_PER_EQUAL_CARD = 2;
/**
 * Occupations get a more detailed card only if at least this many of them share it. The limit is above `MIN_MATCHES`,
 * because a preview may show several equal cards.
 */
const MIN_MATCHES_OF_DETAILED_CARD = 5;

export type CardDetails = Omit<LockedCard, 'rank'>;

/** Facts about an occupation in a country that a preview's card may show. */
interface CareerTraits {
  field: (typeof CARD_FIELDS)[number];
  level: 'school' | 'college' | 'degree' | null;
  pay: string;
}

/** The levels of detail of a card, from most to least; the last one shows no facts. */
const DETAIL_LEVELS: readonly ((traits: CareerTraits) => CardDetails)[] = [
  ({ field, level, pay }) => ({ ...toFieldTexts(field), level: levelText(level), pay }),
  ({ field, level, pay }) => ({ ...toFieldTexts(field), level: roughLevelText(level), pay }),
  ({ field, level, pay }) => ({
    ...toFieldTexts(SECTOR_LABELS[field.sector]),
    level: roughLevelText(level),
    pay,
  }),
  ({ field, level }) => ({
    ...toFieldTexts(SECTOR_LABELS[field.sector]),
    level: roughLevelText(level),
    pay: IN_REPORT_LABEL,
  }),
  () => ({ sign: null, field: IN_REPORT_LABEL, level: IN_REPORT_LABEL, pay: IN_REPORT_LABEL }),
];

/**
 * Indexes in `DETAIL_LEVELS`. `ROUGH_DETAIL_LEVEL` is the last one that shows field, education level and pay; `HIDDEN_DETAIL_LEVEL`
 * shows no facts.
 */
const ROUGH_DETAIL_LEVEL = 2;
const HIDDEN_DETAIL_LEVEL = DETAIL_LEVELS.length - 1;

const toFieldTexts = ({ sign, name }: Pick<CareerTraits['field'], 'sign' | 'name'>) => ({
  sign,
  field: name,
});
const levelText = (level: CareerTraits['level']) => level && CARD_LEVELS[level];
const roughLevelText = (level: CareerTraits['level']) =>
  level && (level === 'degree' ? CARD_LEVELS.degree : CARD_LEVELS.below);

/**
 * Returns a card for each career, in the same order. `knows` has the codes of the occupations whose names the preview
 * shows. Each card matches at least three occupations whose names are not shown. If several cards are equal, they match
 * at least twice as many such occupations as there are equal cards.
 */
export function createLockedCards(
  careers: readonly string[],
  knows: readonly string[],
  country: string,
): CardDetails[] {
  const { traits, cards } = getCountryCards(country);
  const openCodes = [...traits.keys()].filter((code) => !knows.includes(code));
  const createCard = (code: string, detail: number): CardDetails => {
    const ownTraits = traits.get(code);
    const card = detail < ROUGH_DETAIL_LEVEL ? cards.get(code) : ownTraits && DETAIL_LEVELS[detail]?.(ownTraits);
    if (!card) throw new Error(`The occupation ${code} is not in the table.`);
    return card;
  };
  const details = new Map(careers.map((code) => [code, 0]));
  const keyOfCard = (code: string): string => toKey(createCard(code, details.get(code) ?? 0));
  for (let crowded = careers; crowded.length > 0;) {
    crowded = careers.filter((code) => {
      const detail = details.get(code) ?? 0;
      const key = keyOfCard(code);
      const fittingCount = openCodes.filter((other) => toKey(createCard(other, detail)) === key).length;
      const similarCount = careers.filter((other) => keyOfCard(other) === key).length;
      return (
        detail < HIDDEN_DETAIL_LEVEL && fittingCount < Math.max(MIN_MATCHES, MIN_MATCHES_PER_EQUAL_CARD * similarCount)
      );
    });
    for (const code of crowded) details.set(code, Math.max(ROUGH_DETAIL_LEVEL, (details.get(code) ?? 0) + 1));
  }
  return careers.map((code) => createCard(code, details.get(code) ?? 0));
}

const toKey = ({ field, level, pay }: CardDetails): string => [field, level, pay].join('|');

const cardsByCountry = new Map<string, ReturnType<typeof makeCountryCards>>();

function getCountryCards(country: string): ReturnType<typeof makeCountryCards> {
  const newCards = cardsByCountry.get(country) ?? makeCountryCards(country);
  cardsByCountry.set(country, newCards);
  return newCards;
}

/**
 * Returns for each occupation, by code, the most detailed card that does not reveal it. At least three occupations
 * share each card.
 */
function makeCountryCards(country: string): {
  traits: Map<string, CareerTraits>;
  cards: Map<string, CardDetails>;
} {
  const getPayBand = createPayBandFinder(country);
  const traits = new Map<string, CareerTraits>(
    OCCUPATIONS.map((each) => [
      each.code,
      { field: getField(each.code), level: findLevel(country, each), pay: getPayBand(each) },
    ]),
  );
  const cards = new Map<string, CardDetails>();
  const describe = (codes: readonly string[], detail: number): void => {
    const finer = detail === 0 ? [] : groupCodes(codes, traits, detail - 1);
    const [smallest, ...others] = finer
      .filter((group) => group.length >= MIN_MATCHES_OF_DETAILED_CARD)
      .toSorted((a, b) => a.length - b.length);
    const codesLeft = codes.length - [...(smallest ?? []), ...others.flat()].length;
    // If too few occupations would keep this less detailed card, the smallest of the groups keeps it too.
    const splitGroups =
      codesLeft > 0 && codesLeft < MIN_MATCHES ? others : [...(smallest ? [smallest] : []), ...others];
    const isSplit = new Set(splitGroups.flat());
    for (const group of splitGroups) describe(group, detail - 1);
    for (const code of codes.filter((each) => !isSplit.has(each))) {
      const ownTraits = traits.get(code);
      const card = ownTraits && DETAIL_LEVELS[detail]?.(ownTraits);
      if (card) cards.set(code, card);
    }
  };
  describe([...traits.keys()], HIDDEN_DETAIL_LEVEL);
  return { traits, cards };
}

/** Groups occupations by the text of their card at this level of detail. */
function groupCodes(codes: readonly string[], traits: ReadonlyMap<string, CareerTraits>, detail: number): string[][] {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const ownTraits = traits.get(code);
    const card = ownTraits && DETAIL_LEVELS[detail]?.(ownTraits);
    if (!card) continue;
    groups.set(toKey(card), [...(groups.get(toKey(card)) ?? []), code]);
  }
  return [...groups.values()];
}

function getField(code: string): CareerTraits['field'] {
  const field = CARD_FIELDS.find(({ groups }) => groups.includes(code.slice(0, 2)));
  if (!field) throw new Error(`No card has the field of the occupation ${code}.`);
  return field;
}

/**
 * Returns the education level required before training, or reached by it; null if we do not know
 * the country's entry routes.
 */
function findLevel(country: string, { code, usLevel }: Occupation): CareerTraits['level'] {
  if (country === US) return usLevel.study ? 'degree' : usLevel.by === 'college' ? 'college' : 'school';
  const route = country === UK ? findRoute(code) : null;
  if (route === null) return null;
  if (route.level === 6 || route.ways[0]?.studies !== undefined) return 'degree';
  return route.level === 3 ? 'college' : 'school';
}

/**
 * Returns a function that returns the pay band of an occupation. There are five bands, with about a
 * fifth of the occupations in each.
 */
function createPayBandFinder(country: string): (occupation: Occupation) => string {
  const getPayAmount = (occupation: Occupation): number | null => {
    const pay = choosePay(country, occupation);
    if (pay.kind === 'none') return null;
    if (pay.kind === 'scale') return pay.grades[0]?.min ?? null;
    return pay.kind === 'published' ? pay.median : (pay.point ?? (pay.low + pay.high) / 2);
  };
  const amounts = OCCUPATIONS.flatMap((each) => getPayAmount(each) ?? []).toSorted((a, b) => a - b);
  const edges = [0.2, 0.4, 0.6, 0.8].map((share) =>
    Number((amounts[Math.floor(share * amounts.length)] ?? 0).toPrecision(2)),
  );
  const currency = countryByCode(country)?.currency ?? '';
  const money = (amount = 0): string => (amount === 0 ? '' : formatCompactMoney(amount, currency));
  return (occupation) => {
    const amount = getPayAmount(occupation);
    if (amount === null) return PAY_BANDS.none;
    const band = edges.filter((edge) => amount >= edge).length;
    const words = band === 0 ? PAY_BANDS.below : band === 4 ? PAY_BANDS.above : PAY_BANDS.between;
    return fillWording(words, { from: money(edges[band - 1]), to: money(edges[band]) });
  };
}

/** Returns a short form of an amount: "£32k". */
function formatCompactMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumSignificantDigits: 2,
  })
    .format(amount)
    .replace('K', 'k');
}
