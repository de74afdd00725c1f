import { type Band, type Category, CATEGORY_NAMES, CATEGORIES } from '@bearings/domain';
import { getCategoryNoun } from '../../composing/category-ranking.js';
import { type Claim, placeholdersIn } from './draft.js';
import type { ModelFact } from './model-facts.js';

/** Words of praise. If a clause with one of them names a category, the reader's score in this category must be high. */
const HIGH_WORD_PATTERN =
  /\b(?:high(?:est|er|ly)?|strong(?:est|er|ly)?|strengths?|excel\w*|outstanding\w*|exceptional\w*|remarkabl\w+|impressive\w*|gift(?:ed|s)?|talent\w*|brilliant\w*|superb\w*|flair|top|best|great(?:est)?|st(?:and|ands|anding|ood) out|standout|shin(?:e|es|ing)|first[- ]rate|rare|unusual\w*|extraordinary|peak|marked|striking\w*)\b/i;
const LOW_WORD_PATTERN =
  /\b(?:low(?:est|er)?|weak(?:est|er|ness|nesses)?|poor(?:est|er|ly)?|lack\w*|struggl\w+|shortcomings?|bad at|no good)\b/i;
/**
 * Words that praise the reader. If their clause names no category, one of the scores that the claim cites must be high.
 */
const PRAISE_WORD_PATTERN =
  /\b(?:your (?:\w+ ){0,2}(?:strengths?|gifts?|talents?|flair|peak)|(?:gifted|talented|brilliant|outstanding|exceptional|extraordinary|remarkable|first-rate|superb|born|unusually good|very good|natural) (?:at|in|for|\w+)|you (?:\w+ )?(?:excel|shine|stand out)|(?:few|hardly any|not many) people|second to none|comes? (?:so )?(?:naturally|easily) to you|(?:wonderful|amazing|incredibl|fantastic|effortless|vivid|treasure|marvel|masterful|genius|far beyond|sets? you apart)\w*|thrives? under you|a (?:rare |real |true |special |natural )(?:gift|talent|strength|flair))/i;
/** Superlatives such as "the most" or "always". Like words of praise, they need a high score, even after a negation. */
const SUPERLATIVE_PATTERN =
  /\b(?:(?:one of|among) the (?:most|best)|the most|anything|everything|(?:nothing|no one|nobody) (?:can|could|will)|always|never (?:fail|tire|give)s?|golden|unstoppable|unique\w*|special|extreme\w*|perfect\w*|expert|fearless|tireless\w*|endless\w*|unlimited|limitless|in a class|a star|an? (?:born|natural) \w+|everyone (?:admires|envies|follows|turns)|world)\b/i;
const NEGATION_PATTERN = /\b(?:no|not|never|neither|nor|without|nobody|whether|if|rather than)\b|n['’]t\b/i;
const JOB_DEMAND_PATTERN = /\b(?:asks?|needs?|calls?|requires?|demands?|wants?|takes)\b/i;
const CLAUSE_BORDER = /[,;:.!?–—]|\b(?:but|while|whereas|although|though|yet)\b|\band (?=your?\b|\{\{)/i;

const CATEGORY_PATTERNS: readonly [Category, RegExp][] = CATEGORIES.map((category) => {
  const names = [getCategoryNoun(category), CATEGORY_NAMES[category].toLowerCase()];
  return [category, new RegExp(String.raw`\b(?:${[...new Set(names)].join('|')})\b`, 'i')];
});

/**
 * Returns the faults of a claim that contradicts the band of a score, for example praise for a
 * middle score, or calling a high score weak.
 */
export function toneFaults(
  { text, facts }: Claim,
  own: Category | undefined,
  known: ReadonlyMap<string, ModelFact>,
): string[] {
  const bands = new Map([...known.values()].flatMap(({ score }) => (score ? [[score.category, score.band]] : [])));
  const listCategories = (id: string): Category[] => {
    const score = known.get(id)?.score;
    return score ? [score.category] : [];
  };
  const citedCategories = [...facts.flatMap(listCategories), ...(own ? [own] : [])];
  return text.split(CLAUSE_BORDER).flatMap((clause) => {
    const namedCategories = findCategories(clause, listCategories);
    const about = namedCategories.length > 0 ? namedCategories : citedCategories;
    const isPraiseUnearned = about.length > 0 && !about.some((category) => isHighBand(bands.get(category)));
    if (isPraiseUnearned && SUPERLATIVE_PATTERN.test(clause)) return [formatToneFault('praises', about[0], bands)];
    if (NEGATION_PATTERN.test(clause) || (JOB_DEMAND_PATTERN.test(clause) && !/\byou/i.test(clause))) return [];
    if (isPraiseUnearned && PRAISE_WORD_PATTERN.test(clause)) return [formatToneFault('praises', about[0], bands)];
    return namedCategories.flatMap((category) => {
      const band = bands.get(category);
      if (HIGH_WORD_PATTERN.test(clause) && !isHighBand(band)) return formatToneFault('praises', category, bands);
      return LOW_WORD_PATTERN.test(clause) && !isLowBand(band) ? formatToneFault('belittles', category, bands) : [];
    });
  });
}

function findCategories(clause: string, categoryOf: (id: string) => readonly Category[]): Category[] {
  const typedNames = CATEGORY_PATTERNS.filter(([, pattern]) => pattern.test(clause)).map(([category]) => category);
  return [...new Set([...typedNames, ...placeholdersIn(clause).flatMap(categoryOf)])];
}

const isHighBand = (band: Band | undefined): boolean => band === 'high' || band === 'very high';
const isLowBand = (band: Band | undefined): boolean => band === 'low' || band === 'very low';

function formatToneFault(does: string, category: Category | undefined, bands: ReadonlyMap<Category, Band>): string {
  if (category === undefined) return `${does} what no score shows`;
  return `${does} ${getCategoryNoun(category)}, whose band is "${bands.get(category) ?? 'unknown'}"`;
}
