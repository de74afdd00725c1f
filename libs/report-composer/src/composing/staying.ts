// Says whether a change is worth it to a reader who has a job: what the report's careers have beside that job.
import type { ReportStaying } from '@bearings/contracts';
import { capitalise, numberWord, UK, type WantedChange } from '@bearings/domain';
import {
  type ChangeWords,
  STAYING_CHANGES,
  STAYING_SHIFTS,
  STAYING_TEXTS as texts,
} from '../content/report-copy/staying.js';
import { formatMoney } from '../pay/money.js';
import { fillWording } from '../text.js';
import { joinList, titleInSentence } from '../writers/built-in/grammar.js';
import { describePublishedPay, toPayView } from './career-view.js';
import {
  type ChangeCount,
  countKnown,
  findStayingFacts,
  type StayingFacts,
  type StayingSource,
} from './staying-facts.js';

/** Number of careers that a line names. */
const MAX_NAMED_CAREERS = 2;

/** Composes how the careers compare with the reader's present job; null if the reader has none or still studies. */
export function composeStaying(source: StayingSource): ReportStaying | null {
  const facts = findStayingFacts(source);
  if (facts === null) return null;
  const { country } = source.reader;
  const lines: ReportStaying['lines'] = [
    { label: texts.job.label, text: describeJobPay(facts) },
    { label: texts.pay.label, text: describePay(facts) },
    ...facts.changes.map((each) => ({
      label: findWords(each.change, country).label,
      text: describeChange(each, facts, country),
    })),
    { label: texts.unknown.label, text: describeUnknown(facts, country) },
    { label: texts.starts.label, text: describeStarts(facts) },
    { label: texts.years.label, text: describeYears(facts) },
    { label: texts.keep.label, text: describeKeeping(facts) },
  ];
  return {
    title: texts.title,
    sentence: describeVerdict(facts, country),
    lines: lines.filter(({ text }) => text !== ''),
  };
}

const findWords = (change: WantedChange, country: string): ChangeWords =>
  change === 'hours' && country !== UK ? STAYING_SHIFTS : STAYING_CHANGES[change];

/** Returns a number of the careers with what they do: "four of the ten pay more", "none pays more". */
function countThose(
  number: number,
  count: number,
  [one, several]: readonly [one: string, several: string],
  variables: Readonly<Record<string, string>> = {},
): string {
  const words = fillWording(number > 1 ? several : one, variables);
  const all = numberWord(count);
  if (number === count && count > 1) return `all ${all} ${words}`;
  return `${number === 0 ? 'none' : numberWord(number)} of the ${all} ${words}`;
}

/** Returns the titles after a number of careers, of which at most two are named: the best, or some. */
function nameBest(titles: readonly string[], which: 'most' | 'some' = 'most'): string {
  if (titles.length === 0) return '';
  const named = joinList(titles.slice(0, MAX_NAMED_CAREERS).map((title) => titleInSentence(title)));
  return fillWording(titles.length > MAX_NAMED_CAREERS ? texts.named[which] : texts.named.all, { titles: named });
}

function describeJobPay({ job, jobPay, payNow, quarter }: StayingFacts): string {
  if (jobPay === null) return '';
  const isPublished = jobPay.kind === 'published';
  const pay = isPublished ? describePublishedPay(jobPay) : toPayView(jobPay).text;
  const text = fillWording(texts.job.pay, { Job: capitalise(job.title), pay });
  if (quarter === null || payNow === null) return text;
  const now = formatMoney(payNow, jobPay.currency);
  return `${text} ${fillWording(texts.job.quarters[quarter], { now })}`;
}

function describePay({ pay, isPayWanted, payNow, payYear, count }: StayingFacts): string {
  if (pay === null) return '';
  const { better, same, worse } = pay;
  const unknown = count - countKnown(pay);
  const than = fillWording(texts.pay.than[payNow === null ? 'job' : payYear === null ? 'now' : 'old'], {
    year: String(payYear),
  });
  const isAllWorse = worse === count;
  const first = isAllWorse
    ? countThose(count, count, texts.pay.allWorse, { than })
    : countThose(better.length, count, better.length === 0 && unknown > 0 ? texts.pay.noneBetter : texts.pay.better, {
        than,
      });
  const parts = [
    `${capitalise(first)}${isPayWanted && better.length < count ? nameBest(better) : ''}`,
    [
      worse > 0 && !isAllWorse ? fillWording(texts.pay.worse, { number: numberWord(worse) }) : '',
      same > 0 ? fillWording(texts.pay.same, { number: numberWord(same) }) : '',
      unknown > 0 ? fillWording(texts.pay.unknown, { number: numberWord(unknown) }) : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  ];
  return `${parts.filter((text) => text !== '').join('; ')}.`;
}

/** Returns the changes that the reader wants and that cannot be compared; empty if there are none. */
function describeUnknown({ unknown }: StayingFacts, country: string): string {
  if (unknown.length === 0) return '';
  const topics = joinList(unknown.map((change) => findWords(change, country).topic));
  return fillWording(texts.unknown.text, { Topics: capitalise(topics) });
}

/** Returns how many careers have more of what the reader wants, and how many less; without what the first sentence says. */
function describeChange({ change, better, worse }: ChangeCount, { count }: StayingFacts, country: string): string {
  const words = findWords(change, country);
  const some =
    better.length === 0 || better.length === count
      ? ''
      : `${fillWording(texts.change, { things: words.better, number: numberWord(better.length) })}${nameBest(better)}`;
  const others =
    worse === 0 || words.worse === ''
      ? ''
      : fillWording(texts.change, { things: words.worse, number: numberWord(worse) });
  const text = [some, others].filter((part) => part !== '').join('; ');
  return text === '' ? '' : `${capitalise(text)}.`;
}

function describeStarts({ starts, count }: StayingFacts): string {
  const [first, ...others] = (['none', 'paid', 'unpaid'] as const).filter((start) => starts[start] > 0);
  if (first === undefined) return '';
  const parts = [
    countThose(starts[first], count, texts.starts[first]),
    ...others.map((start) => `${numberWord(starts[start])} ${texts.starts[start][starts[start] > 1 ? 1 : 0]}`),
  ];
  return `${capitalise(joinList(parts))}.`;
}

function describeYears({ promotions, moves, below, count }: StayingFacts): string {
  const listThose = (titles: readonly string[], words: readonly [string, string]): string =>
    `${capitalise(countThose(titles.length, count, words))}${nameBest(titles, 'some')}.`;
  const move = [
    promotions.length === 0 ? '' : listThose(promotions, texts.years.promotions),
    promotions.length > 0 && moves.length === 0 ? '' : listThose(moves, texts.years.moves),
  ]
    .filter((text) => text !== '')
    .join(' ');
  if (below === null || below === 0) return move;
  return `${move} ${fillWording(texts.years.below, { number: numberWord(below) })}`;
}

/** Returns that another employer may bring the changes that depend on one; empty if the reader wants none of them. */
const describeKeeping = ({ keptTitle }: StayingFacts): string =>
  keptTitle === null ? '' : fillWording(texts.keep.text, { title: keptTitle });

/** Returns one sentence on what follows for pay and for each wanted change, and which careers are better in all. */
function describeVerdict({ pay, changes, count }: StayingFacts, country: string): string {
  const judged = [...(pay === null ? [] : [pay]), ...changes];
  const toTopic = ({ change }: ChangeCount): string => findWords(change, country).topic;
  const [first, ...others] = judged.filter(({ better }) => better.length > 0);
  const without = judged.filter(({ better }) => better.length === 0);
  const better = texts.verdict.better[without.every((each) => countKnown(each) === count) ? 'all' : 'known'];
  const none =
    without.length === 0
      ? []
      : [fillWording(texts.verdict.none, { topics: joinList(without.map(toTopic)), count: numberWord(count), better })];
  if (first === undefined) return none.map((text) => `${capitalise(text)}.`).join('');
  const toNumber = ({ better }: ChangeCount): string =>
    better.length === count ? texts.verdict.all : numberWord(better.length);
  const some = [
    without.length > 0
      ? fillWording(texts.verdict.first[first.better.length > 1 ? 1 : 0], {
          topic: toTopic(first),
          number: toNumber(first),
        })
      : fillWording(texts.verdict.some, {
          topic: toTopic(first),
          those: countThose(first.better.length, count, texts.verdict.are),
        }),
    ...others.map((each) => fillWording(texts.verdict.next, { topic: toTopic(each), number: toNumber(each) })),
  ];
  const sentence = `${capitalise([...none, ...some].join('; '))}.`;
  if (without.length > 0 || others.length === 0) return sentence;
  const onAll = first.better.filter((title) => others.every(({ better }) => better.includes(title)));
  return `${sentence} ${describeOnAll(onAll, others.length > 1)}`;
}

function describeOnAll(titles: readonly string[], areMany: boolean): string {
  const counts = texts.verdict.counts[areMany ? 'all' : 'both'];
  if (titles.length === 0) return fillWording(texts.verdict.noneOnAll, { counts });
  if (titles.length > MAX_NAMED_CAREERS)
    return fillWording(texts.verdict.manyOnAll, { number: capitalise(numberWord(titles.length)), counts });
  const Titles = capitalise(joinList(titles.map((title) => titleInSentence(title))));
  return fillWording(texts.verdict.onAll[titles.length > 1 ? 1 : 0], { Titles, counts });
}
