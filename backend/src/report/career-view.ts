import type { ReportBlock, ReportCareer, ReportPay, TextRun } from '@bearings/contracts';
import {
  EDUCATION_ENTRY,
  EDUCATION_MIXED,
  EDUCATION_SHARE,
  ESTIMATE,
  NO_OUTLOOK,
  OUTLOOK,
  PREPARATION,
} from '../content/report-copy/career-facts.js';
import { formatMoney } from '../country/money.js';
import type { EstimatedPay, Pay, PublishedPay } from '../country/pay.js';
import { labelled } from './report-document.js';
import { fitText } from './matching-view.js';
import type { OccupationFact } from './report-facts.js';
import type { Rotation } from './rotation.js';

/** Returns the preparation that an occupation needs, as a phrase. */
export function preparationText(
  { jobZone, education }: OccupationFact,
  rotation: Rotation,
): string {
  const zones = PREPARATION[jobZone];
  const { modal, modalSharePct, usTypicalEntry } = education;
  const levels =
    modal !== null && modalSharePct !== null
      ? (modalSharePct < 50 ? EDUCATION_MIXED : EDUCATION_SHARE).map((wording) =>
          fill(wording, { level: modal, share: `${modalSharePct}` }),
        )
      : EDUCATION_ENTRY.map((wording) => fill(wording, { level: usTypicalEntry ?? '' }));
  if (modal === null && usTypicalEntry === null) return rotation.next(zones);
  return rotation.next(levels.flatMap((each) => zones.map((zone) => `${zone}; ${each}`)));
}

/** Returns the projected change in US employment, as a phrase. */
export function outlookText({ usGrowthPct }: OccupationFact, rotation: Rotation): string {
  if (usGrowthPct === null) return NO_OUTLOOK;
  const n = String(Math.abs(usGrowthPct));
  return rotation.next(OUTLOOK[directionOf(usGrowthPct)].map((wording) => fill(wording, { n })));
}

function directionOf(growthPct: number): keyof typeof OUTLOOK {
  if (Math.round(growthPct * 10) === 0) return 'level';
  if (growthPct < 0) return 'shrinking';
  if (growthPct < 2) return 'steady';
  return growthPct < 10 ? 'growing' : 'fast';
}

function fill(wording: string, slots: Record<string, string>): string {
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

/** Returns pay as amounts and as the sentence that a report shows. */
export function payView(pay: Pay): ReportPay {
  if (pay.kind === 'none') {
    const text = pay.reason === null ? pay.text : `${pay.text} (${clause(pay.reason)})`;
    return { kind: 'none', country: pay.country, text };
  }
  return pay.kind === 'published' ? publishedView(pay) : estimateView(pay);
}

function publishedView(pay: PublishedPay): ReportPay {
  const { country, currency, median, p25, p75, year, source } = pay;
  const money = (amount: number): string => formatMoney(amount, currency);
  const spread =
    p25 === null || p75 === null
      ? [
          p25 === null ? '' : `; a quarter earn less than ${money(p25)}`,
          p75 === null ? '' : `; a quarter earn more than ${money(p75)}`,
        ].join('')
      : `; half of people earn between ${money(p25)} and ${money(p75)}`;
  const dated = source.endsWith(String(year)) ? source : `${source}, ${year}`;
  const name = pay.group === null ? 'median' : 'group median';
  const text = [`${name} ${money(median)} a year${spread} (${dated}).`, ...pay.notes].join(' ');
  const { group, byAge } = pay;
  const figures = { currency, median, low: p25, high: p75, year, source, text };
  return { kind: 'published', country, ...figures, group, ...(byAge === null ? {} : { byAge }) };
}

function estimateView(pay: EstimatedPay): ReportPay {
  const { country, currency, point, low, high, year, from, groupKnown } = pay;
  const money = (amount: number): string => formatMoney(amount, currency);
  const range = `between ${money(low)} and ${money(high)}`;
  const amount = point === null ? range : `about ${money(point)}, probably ${range}`;
  const basis = groupKnown ? from : `${from}, with no allowance for the occupation group`;
  const text = fill(ESTIMATE, { amount, year: String(year), basis });
  const source = pay.sources.join('; ');
  return { kind: 'estimate', country, currency, median: point, low, high, year, source, text };
}

/** Returns a sentence without its capital and full stop, to continue another sentence. */
function clause(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
}

/** Returns a career as blocks. `rank` is null when the careers are in no order. */
export function careerBlocks(career: ReportCareer, rank: number | null): ReportBlock[] {
  const { description, headlined, pay } = career;
  const work = headlined ? `${description.what} ${description.day}` : description.what;
  const facts: TextRun[][] = [
    labelled('Fit', plain(fitText(career))),
    labelled('Why it fits', career.why),
    labelled('Why it might not', career.whyNot),
    ...noteItems(career),
  ];
  if (headlined && description.thrives !== '') {
    facts.push(labelled('Who does well', plain(description.thrives)));
  }
  if (career.preparation !== '') {
    facts.push(labelled('Preparation', plain(career.preparation)));
  }
  if (description.entry !== '') {
    facts.push(labelled('Ways in (United Kingdom)', plain(description.entry)));
  }
  facts.push(...(career.details ?? []).map(({ label, text }) => labelled(label, plain(text))));
  const skills = skillsText(career);
  if (skills !== '') facts.push(labelled('Skills and knowledge', plain(skills)));
  if (career.tools.length > 0) facts.push(labelled('Software', plain(career.tools.join(', '))));
  facts.push(
    labelled(`Pay, ${pay.country}`, plain(pay.text)),
    labelled('Outlook (United States, 2024 to 2034)', plain(career.outlook)),
  );
  const paragraph: ReportBlock[] = work === '' ? [] : [{ kind: 'paragraph', runs: plain(work) }];
  return [
    { kind: 'heading', text: rank === null ? career.title : `${rank}. ${career.title}` },
    ...paragraph,
    { kind: 'list', items: facts },
  ];
}

/** Returns what version 2 of the method adds to a career. */
function noteItems({ notes = [], later = [], also = [] }: ReportCareer): TextRun[][] {
  const titles = (occupations: readonly { title: string }[]): TextRun[] =>
    plain(occupations.map(({ title }) => title).join(', '));
  return [
    ...(notes.length > 0 ? [labelled('Your answers', plain(notes.join(' ')))] : []),
    ...(later.length > 0 ? [labelled('Later, from here', titles(later))] : []),
    ...(also.length > 0 ? [labelled('Close to it', titles(also))] : []),
  ];
}

function plain(text: string): TextRun[] {
  return [{ text }];
}

function skillsText({ skills, knowledge }: ReportCareer): string {
  const known = knowledge.length > 0 ? `knowledge of ${knowledge.join(', ')}` : '';
  return [skills.join(', '), known].filter((part) => part !== '').join('; ');
}
