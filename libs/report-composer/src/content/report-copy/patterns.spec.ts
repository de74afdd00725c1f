// Proves that the sentence of each pattern claims of the scores what the pattern does.
import { EVERYDAY_TITLES, inAmericanSpelling, OCCUPATIONS } from '@bearings/career-data';
import { type CategoryScores, isTrueOf, seededRandom } from '@bearings/career-matching';
import {
  CATEGORIES,
  type Category,
  mapCategories,
  type PatternClaims,
  PATTERNS,
  type Theme,
  THEME_IDS,
  THEMES,
} from '@bearings/domain';
import { PATTERN_TEXTS } from './patterns.js';

/** The words for each category. */
const WORDS: Readonly<Record<Category, RegExp>> = {
  communication: /\btalking\b/i,
  helping: /\blooking out for\b/i,
  practical: /\bhands-on work\b/i,
  spatial: /\bseeing how things fit\b/i,
  creativity: /\bnew ideas\b/i,
  risk: /\btaking chances\b/i,
  analytical: /\bworking things out\b/i,
  planning: /\bplanning\b/i,
  leadership: /\btaking the lead\b/i,
  motivation: /\baiming high\b/i,
  resilience: /\bstaying calm\b/i,
  burnout: /\bbouncing back\b/i,
};
const ENERGY_PATTERN = /,? (?:and|though) your answers lean to the (outgoing|quiet) side/;

/** What a sentence says: categories that came first, categories above others, and the energy. */
interface Said {
  first: Category[];
  above: { high: Category[]; low: Category[] }[];
  energy?: 'extravert' | 'introvert';
}

const findCategories = (text: string): Category[] => CATEGORIES.filter((category) => WORDS[category].test(text));

function parseSentence(sentence: string): Said {
  const side = ENERGY_PATTERN.exec(sentence)?.[1];
  const rest = sentence.replace(ENERGY_PATTERN, '');
  const isFirst = /\bfirst\.$/.test(rest);
  const clauses = isFirst ? [] : rest.split(/, (?:and )?(?=\S.* above )/);
  return {
    first: isFirst ? findCategories(rest) : [],
    above: clauses
      .filter((clause) => clause.includes(' above '))
      .map((clause) => {
        const [high = '', low = ''] = clause.split(/ (?:came )?above /);
        return { high: findCategories(high), low: findCategories(low) };
      }),
    ...(side === undefined ? {} : { energy: side === 'outgoing' ? 'extravert' : 'introvert' }),
  };
}

/** Returns the theme of these categories; undefined unless all are of one theme. */
const findTheme = (categories: readonly Category[]): Theme | undefined =>
  THEME_IDS.find(
    (theme) => categories.length > 0 && categories.every((category) => THEMES[theme].some((own) => own === category)),
  );

const toClaims = ({ first, above, energy }: Said) => ({
  ...(first.length > 0 && { first: findTheme(first) }),
  ...(above.length > 0 && { above: above.map(({ high, low }) => [findTheme(high), findTheme(low)]) }),
  ...(energy && { energy }),
});

/** Returns whether a sentence is true of scores, read word by word and without the code that chooses patterns. */
function isSentenceTrue({ first, above, energy }: Said, scores: CategoryScores): boolean {
  const lean = 0.6 * scores.communication + 0.25 * scores.leadership + 0.15 * scores.risk - 50;
  const others = CATEGORIES.filter((category) => !first.includes(category));
  return (
    first.every((category) => others.every((other) => scores[category] >= scores[other])) &&
    above.every(({ high, low }) => high.every((one) => low.every((other) => scores[one] >= scores[other]))) &&
    (energy === undefined || (energy === 'extravert' ? lean > 0 : lean < 0))
  );
}

/** Returns random scores in which the claims are likely to hold. */
function createScoresLike({ first, above = [], energy }: PatternClaims, random: () => number): CategoryScores {
  const raised = new Set<Theme>([...(first ? [first] : []), ...above.map(([high]) => high)]);
  const lowered = new Set<Theme>(above.map(([, low]) => low));
  const outgoing: readonly Category[] = ['communication', 'leadership', 'risk'];
  const level = 1 + random() * 6;
  return mapCategories((category) => {
    const theme = findTheme([category]);
    const isRaised = theme !== undefined && raised.has(theme);
    const isLowered = theme !== undefined && lowered.has(theme);
    const lean = energy && outgoing.includes(category) ? (energy === 'extravert' ? 2 : -2) : 0;
    const steps = Math.round(level + (isRaised ? 5 : isLowered ? -4 : 0) + lean + (random() - 0.5) * 4);
    return (Math.min(12, Math.max(0, steps)) * 25) / 3;
  });
}

const TEXTS = PATTERNS.map((pattern) => ({ ...pattern, ...PATTERN_TEXTS[pattern.id] }));

it.each(TEXTS)('the sentence of $id says what the pattern claims', ({ claims, sentence }) => {
  expect(toClaims(parseSentence(sentence))).toEqual(claims);
});

it('the sentence of each pattern is true of thousands of random scores of which its pattern is', () => {
  const random = seededRandom(60);
  const trueCounts = TEXTS.map(({ claims, sentence }) => {
    const said = parseSentence(sentence);
    const people = Array.from({ length: 400 }, () => createScoresLike(claims, random));
    const matching = people.filter((scores) => isTrueOf(claims, scores));
    expect([sentence, matching.filter((scores) => !isSentenceTrue(said, scores))]).toEqual([sentence, []]);
    return matching.length;
  });
  expect(Math.min(...trueCounts)).toBeGreaterThan(5);
  expect(trueCounts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_000);
});

it('the names are short, all different and no job titles, and do not join strengths', () => {
  const names = TEXTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z][a-z ,-]{7,26}$/.test(name) || / and /.test(name))).toEqual([]);
  const titles = new Set(
    [...OCCUPATIONS.map(({ title }) => title), ...Object.values(EVERYDAY_TITLES).flat()].map((title) =>
      title.toLowerCase(),
    ),
  );
  expect(names.filter((name) => titles.has(name.toLowerCase()))).toEqual([]);
});

it('the texts are plain, promise nothing and have one spelling in British and American English', () => {
  const forbidden =
    /\d|\byou are\b|\byou will\b|perfect|ideal|born|gifted|talent|special|rare|unique|natural|dream|destin|disorder|anxi|depress|autis|adhd|burn.?out|job|career|success/i;
  for (const { name, sentence } of TEXTS) {
    expect([sentence, sentence.split(' ').length <= 22, /^[A-Z].*\.$/.test(sentence)]).toEqual([sentence, true, true]);
    expect([name, forbidden.test(`${name} ${sentence}`)]).toEqual([name, false]);
    expect(inAmericanSpelling(`${name} ${sentence}`)).toBe(`${name} ${sentence}`);
  }
});
