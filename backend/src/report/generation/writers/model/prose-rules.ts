import { COUNTRIES, countryName } from '@bearings/contracts';
import { FIRST_NAME } from '../../../composing/report-facts.js';

/** Something that no text of a report may contain. */
export interface ProseRule {
  what: string;
  pattern: RegExp;
}

/** Other names of the countries of our readers. */
const COUNTRY_ALIASES = [
  'Britain',
  'England',
  'Scotland',
  'Wales',
  'UK',
  'U.K.',
  'USA',
  'U.S.',
  'US',
  'America',
  'Holland',
  'UAE',
  'Emirates',
  'Europe',
  'EU',
];

const COUNT = 'one|two|three|four|five|six|seven|eight|nine|ten';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the English names of all countries with a two-letter code. */
function allCountries(): string[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  return codes.flatMap((code) => names.of(code)?.replace(/ \(.*\)$/, '') ?? []);
}

const PLACES = [...new Set([...COUNTRIES.map(countryName), ...COUNTRY_ALIASES, ...allCountries()])]
  .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  .join('|');

export const FORBIDDEN: readonly ProseRule[] = [
  { what: 'an angle bracket', pattern: /[<>]/ },
  { what: 'a character reference', pattern: /&(?:#|\w+;)/ },
  { what: 'a heading', pattern: /^\s*(?:#|=+$|-{3,}$)/m },
  { what: 'a list by number', pattern: /^\s*\d+[.)]\s/m },
  { what: 'a bullet other than "- "', pattern: /^\s*(?:[*+•–—]\s|-\S)/m },
  { what: 'code', pattern: /`|~~~/ },
  { what: 'a link', pattern: /\]\(|\]\[|https?:|www\.|\w@\w|javascript:|data:\w+\//i },
  { what: 'an attribute', pattern: /\bon\w+\s*=|\w=["']/i },
  { what: 'a table', pattern: /\|/ },
  { what: 'an escape', pattern: /\\/ },
  { what: 'underlining', pattern: /(?<!\w)_\w|\w_(?!\w)|__|~~/ },
  // Line feeds are the only allowed control character; direction marks could reorder the text.
  { what: 'a hidden character', pattern: /[^\P{C}\n]|[\u2028\u2029\uFFFD]/u },
  { what: 'a foreign script', pattern: /(?=\p{L})\P{Script=Latin}/u },
  {
    what: 'a share',
    pattern: new RegExp(
      [
        String.raw`%|‰|\bper ?cent(?:age)?\b`,
        // "nine in ten", "two out of three", "8/10"; "24/7" is an idiom.
        String.raw`\b(?:${COUNT}|\d+) (?:in|out of|of every) (?:${COUNT}|\d+)\b`,
        String.raw`(?<!\d)(?!24\/7\b)\d+\/\d+`,
        String.raw`\b(?:a|one|two|three) (?:third|quarter|fifth)s? of\b`,
        String.raw`\bhalf of (?:all|people|workers|employees)\b`,
      ].join('|'),
      'i',
    ),
  },
  // Smaller numbers in words are compared with the facts.
  {
    what: 'a number in words',
    pattern: /(?<!\b(?:a|one) )\bhundred\b|\b(?:hundreds|thousands?|millions?|billions?)\b/i,
  },
  {
    what: 'a level of qualification',
    pattern: /\blevel (?:\d|one|two|three|four|five|six|seven)\b/i,
  },
  {
    what: 'pay',
    pattern:
      /\p{Sc}|\b(?:GBP|USD|EUR)\b|\b(?:salar(?:y|ies)|wages?|earnings|well[- ]paid)\b|\b(?:dollars?|euros?|pounds?|pence)\b|\bpay (?:scales?|bands?|packets?|levels?)\b|\b(?:high|low|good|better|higher|median|average) pay\b|\bpays (?:well|more|less|better|around|about)\b/iu,
  },
  {
    what: 'a country',
    pattern: new RegExp(`(?<!\\w)(?:${PLACES})(?!\\w)`),
  },
  {
    what: 'a comparison with other people',
    pattern:
      /\b(?:than|unlike|compared (?:with|to)|ahead of) (?:most|many|other|the average|average)(?: other)? (?:people|person|students|readers)\b|\bpeople (?:with a profile like|with scores like|like you)\b|\bmost people (?:score|your age)/i,
  },
  { what: 'talk of itself', pattern: /\bas an AI\b|language model|\bAI assistant\b|\bI cannot\b/i },
  { what: 'a slot', pattern: new RegExp(`\\{\\{(?!${FIRST_NAME.slice(2, -2)}\\}\\})`) },
];
