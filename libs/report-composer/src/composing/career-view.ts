import { fillWording, uncapitalise } from '../text.js';
import type { ReportBlock, ReportCareer, ReportCareerDetail, ReportPay, TextRun } from '@bearings/contracts';
import { capitalise, payLabel, REPORT_LABELS, UK } from '@bearings/domain';
import { OFFICIAL_TOOLS } from '../content/countries/official-tools.js';
import { LINK_REGISTER, shortenAddress } from '../content/links/links.js';
import {
  AT_LEAST_TEXT,
  USUAL_EDUCATION_TEXT,
  PAY_ESTIMATE,
  NO_OUTLOOK_TEXT,
  GROUP_OUTLOOK_TEXT,
  LEGAL_MINIMUM_TEXT,
  LOOK_UP_PAY_TEXT,
  OUTLOOK_TEXTS,
  US_APPRENTICED,
} from '../content/report-copy/career-facts.js';
import { findLicence, getUsApprenticeship, getUsGroup } from '@bearings/career-data';
import { formatMoney } from '../pay/money.js';
import type { EstimatedPay, UnknownPay, Pay, PublishedPay } from '../pay/pay.js';
import { shortenPublisher } from '../pay/publishers.js';
import { describePayScale } from '../pay/scale.js';
import { withLabel, joinPlainRuns } from './report-document.js';
import { toLinkRun } from '../guidance/places.js';
import type { OccupationFact } from './report-facts.js';

/** Returns a phrase on the education that US employers usually require. */
export function describePreparation({ code, education }: Pick<OccupationFact, 'code' | 'education'>): string {
  const { usTypicalEntry: level } = education;
  const text = fillWording(USUAL_EDUCATION_TEXT, { level });
  const years = getUsApprenticeship(code);
  return years === null ? text : `${text}; ${fillWording(US_APPRENTICED, { years })}`;
}

/** Returns the projected change in US employment, as a phrase. */
export function describeOutlook({ code, usGrowthPct }: Pick<OccupationFact, 'code' | 'usGrowthPct'>): string {
  if (usGrowthPct === null) return NO_OUTLOOK_TEXT;
  const n = String(Math.abs(usGrowthPct));
  const text = fillWording(OUTLOOK_TEXTS[getOutlookKind(usGrowthPct)], { n });
  return getUsGroup(code) === null ? text : `${text}, ${GROUP_OUTLOOK_TEXT}`;
}

/**
 * A projected fall in US jobs by at least this many per cent counts as clear. Readers in all countries are then warned.
 */
const MIN_WARNING_FALL_PCT = 2;

/** Returns whether the number of US jobs is projected to fall clearly. */
export function isShrinking({ usGrowthPct }: Pick<OccupationFact, 'usGrowthPct'>): boolean {
  return usGrowthPct !== null && usGrowthPct <= -MIN_WARNING_FALL_PCT;
}

function getOutlookKind(growthPct: number): keyof typeof OUTLOOK_TEXTS {
  if (Math.round(growthPct * 10) === 0) return 'level';
  if (growthPct < 0) return 'shrinking';
  return growthPct < 2 ? 'steady' : 'growing';
}

/** Returns pay as amounts and as the sentence that a report shows. */
export function toPayView(pay: Pay): ReportPay {
  switch (pay.kind) {
    case 'none':
      return toNoPayView(pay);
    case 'scale': {
      const { country, currency, grades, year, source } = pay;
      const low = Math.min(...grades.map(({ min }) => min));
      const tops = grades.map(({ max }) => max);
      const high = tops.includes(null) ? null : Math.max(...tops.map(Number));
      const text = uncapitalise(describePayScale(pay));
      return { kind: 'scale', country, currency, median: null, low, high, year, source, text };
    }
    case 'published':
      return toPublishedPayView(pay);
    case 'estimate':
      return toEstimateView(pay);
  }
}

function toNoPayView(pay: UnknownPay): ReportPay {
  const payNote = pay.reason === null ? pay.text : `${pay.text} (${uncapitalise(pay.reason).replace(/\.$/, '')})`;
  const tools = OFFICIAL_TOOLS[pay.country];
  const text = tools === undefined ? payNote : `${payNote}; ${fillWording(LOOK_UP_PAY_TEXT, { ...tools })}`;
  const [link] = LINK_REGISTER.for(pay.country, 'pay');
  if (link === undefined) return { kind: 'none', country: pay.country, text };
  const runs = [{ text: `${text} (` }, toLinkRun(link), { text: ')' }];
  return { kind: 'none', country: pay.country, text: joinPlainRuns(runs), runs };
}

function toPublishedPayView(pay: PublishedPay): ReportPay {
  const { country, currency, median, p25, p75, year, source, group, byAge } = pay;
  const text = [describePublishedPay(pay), ...pay.notes].join(' ');
  const figures = { currency, median, low: p25, high: p75, year, source, text };
  return { kind: 'published', country, ...figures, group, ...(byAge === null ? {} : { byAge }) };
}

/** Returns published pay with its source as a sentence without a capital, and without the notes on it. */
export function describePublishedPay(pay: PublishedPay): string {
  const { currency, median, atLeast, p25, p75, year, source, group } = pay;
  const money = (amount: number): string => formatMoney(amount, currency);
  const spread =
    p25 === null || p75 === null
      ? [
          p25 === null ? '' : `; a quarter earn less than ${money(p25)}`,
          p75 === null ? '' : `; a quarter earn more than ${money(p75)}`,
        ].join('')
      : `; half earn ${money(p25)} to ${money(p75)}`;
  const [publisher = source] = source.split(', ');
  const sourceLine = [shortenPublisher(publisher), pay.groupCode, String(year), pay.covers]
    .filter((part) => part !== null)
    .join(', ');
  const name = group === null ? 'median' : 'group median';
  const amount = median === null ? fillWording(AT_LEAST_TEXT, { amount: money(atLeast ?? 0) }) : money(median);
  return `${name} ${amount} a year${spread} (${sourceLine}).`;
}

function toEstimateView(pay: EstimatedPay): ReportPay {
  const { country, currency, point, low, high, year, from, groupKnown } = pay;
  const money = (amount: number): string => formatMoney(amount, currency);
  const range = `between ${pay.fromMinimumWage ? LEGAL_MINIMUM_TEXT : money(low)} and ${money(high)}`;
  const amount = point === null ? range : `about ${money(point)}, perhaps ${range}`;
  const basis = groupKnown ? from : `${from}, with no allowance for the occupation group`;
  const text = fillWording(PAY_ESTIMATE, { amount, year: String(year), basis });
  const source = pay.sources.join('; ');
  return { kind: 'estimate', country, currency, median: point, low, high, year, source, text };
}

/** Returns a career's title with its rank. `rank` is null if the careers are not ranked. */
export function composeCareerTitle({ title }: ReportCareer, rank: number | null): string {
  return rank === null ? title : `${rank}. ${title}`;
}

/** Details that the downloaded files contain; the web page shows all details. */
const DETAILS_IN_FILES: ReadonlySet<ReportCareerDetail['id']> = new Set(['leads', 'from', 'ways', 'time']);

/** Details of a country's own that the files contain, too: the local title and the licence. */
const DETAILS_IN_FILES_ABROAD: ReadonlySet<ReportCareerDetail['id']> = new Set(['jobs', 'registration']);

/**
 * Returns whether downloaded files contain a detail. They contain the detail on registration only if the law or employers
 * require it of people in the work, and in the United Kingdom only if the law does.
 */
function isInDownloads(id: ReportCareerDetail['id'], { code, setting, pay }: ReportCareer): boolean {
  if (DETAILS_IN_FILES.has(id)) return true;
  if (pay.country !== UK) {
    const status = findLicence(pay.country, code)?.status;
    return DETAILS_IN_FILES_ABROAD.has(id) && !(id === 'registration' && (status === 'voluntary' || status === 'firm'));
  }
  return id === 'registration' && setting.some(({ sign }) => sign === 'register');
}

/** Returns the quoted answer behind a reason: "“I make a plan.” You agreed. ". */
function composeQuoteRuns({ quote }: ReportCareer): TextRun[] {
  return quote === null ? [] : [{ text: `“${quote.statement}” You ${quote.answer}. ` }];
}

export type LabelledFact = [label: string, runs: TextRun[]];

/**
 * Returns what a report's files state about each of its careers, each fact with its label. A registration is explained
 * once; the careers after that only name it among what is missing.
 */
export function listCareersFacts(careers: readonly ReportCareer[]): LabelledFact[][] {
  const explained = new Set<string>();
  return careers.map((career) => {
    const details = career.details.filter(
      ({ id, text }) => id !== 'registration' || career.fromHere.missing.length === 0 || !explained.has(text),
    );
    for (const { id, text } of details) if (id === 'registration' && career.pay.country === UK) explained.add(text);
    return listCareerFacts({ ...career, details });
  });
}

function listCareerFacts(career: ReportCareer): LabelledFact[] {
  const { pay, fromHere } = career;
  const facts: LabelledFact[] = [
    [REPORT_LABELS.work, toPlainRuns(career.what)],
    [REPORT_LABELS.fit, toPlainRuns(career.fit)],
    [REPORT_LABELS.why, [...composeQuoteRuns(career), ...career.why]],
    [REPORT_LABELS.whyNot, career.whyNot],
    ...listNoteItems(career),
    [REPORT_LABELS.preparation, toPlainRuns(career.preparation)],
    [REPORT_LABELS.day, toPlainRuns(joinMoments(career.moments))],
    [REPORT_LABELS.neighbours, toPlainRuns(career.neighbours.map(describeNeighbour).join(' '))],
    ...career.details
      .filter(({ id }) => isInDownloads(id, career))
      .map(({ label, text, runs }): LabelledFact => [label, runs ?? toPlainRuns(text)]),
    [REPORT_LABELS.haves, toPlainRuns(joinPhrases(fromHere.haves))],
    [REPORT_LABELS.missing, toPlainRuns(joinPhrases(fromHere.missing))],
    [REPORT_LABELS.officialPage, listPageRuns(career)],
    [payLabel(pay.country), (pay.kind === 'none' && pay.runs) || toPlainRuns(pay.text)],
    [REPORT_LABELS.outlook, toPlainRuns(career.outlook)],
  ];
  return facts.filter(([, runs]) => runs.some(({ text }) => text !== ''));
}

/** Returns the address of the career's own page on an official site. A search would be no address to type. */
const listPageRuns = ({ links }: ReportCareer): TextRun[] =>
  links.filter(({ kind }) => kind === 'page').map(({ href }) => ({ text: shortenAddress(href), href }));

/** Returns the careers of a report as blocks. */
export function composeCareersBlocks(careers: readonly ReportCareer[], isRanked: boolean): ReportBlock[] {
  const facts = listCareersFacts(careers);
  return careers.flatMap((career, index): ReportBlock[] => [
    { kind: 'heading', text: composeCareerTitle(career, isRanked ? index + 1 : null) },
    { kind: 'list', items: (facts[index] ?? []).map(([label, runs]) => withLabel(label, runs)) },
  ]);
}

/**
 * Returns the notes on how a career matches the reader, each with its label.
 */
function listNoteItems({ notes, seniorPosts }: ReportCareer): LabelledFact[] {
  return [
    [REPORT_LABELS.notes, toPlainRuns(notes.map(({ text }) => text).join(' '))],
    [REPORT_LABELS.seniorPosts, toPlainRuns(seniorPosts.map(({ title }) => title).join(', '))],
  ];
}

/** Returns the moments of a day as one sentence, in which only the first begins with a capital. */
function joinMoments(moments: ReportCareer['moments']): string {
  return moments.length === 0
    ? ''
    : `${moments.map((text, index) => (index === 0 ? text : uncapitalise(text))).join('; ')}.`;
}

/** Returns phrases as a list that begins with a capital: "A degree; teaching: three to five years". */
const joinPhrases = (phrases: readonly string[]): string => capitalise(phrases.join('; '));

const describeNeighbour = ({ title, differs, pay }: ReportCareer['neighbours'][number]): string => {
  const texts = [differs, pay].filter((text) => text !== '');
  return texts.length === 0 ? `${title}.` : `${title}: ${texts.join('; ')}.`;
};

function toPlainRuns(text: string): TextRun[] {
  return [{ text }];
}
