import type { ReportBlock, ReportCareer, ReportPay, TextRun } from '@bearings/contracts';
import {
  EDUCATION_ENTRY,
  EDUCATION_MIXED,
  EDUCATION_SHARE,
  NO_OUTLOOK,
  OUTLOOK,
  PREPARATION,
} from '../content/report-copy/career-facts.js';
import { formatMoney } from '../country/money.js';
import type { EstimatedPay, Pay, PublishedPay } from '../country/pay.js';
import { labelled } from './report-document.js';
import type { CareerFact } from './report-facts.js';

/** Gives the careers of one report different wordings of their facts, one after the other. */
export class Turns {
  readonly #told = new Set<string>();
  #turn = 0;

  /** The next of the texts that has not been told; the next of them all where every one has. */
  next(texts: readonly string[]): string {
    const inTurn = texts.map((_, index) => texts[(index + this.#turn) % texts.length] ?? '');
    const text = inTurn.find((each) => !this.#told.has(each)) ?? inTurn[0] ?? '';
    this.#told.add(text);
    this.#turn += 1;
    return text;
  }
}

/** What preparation the work needs, as a phrase. */
export function preparationText({ jobZone, education }: CareerFact, turns: Turns): string {
  const zones = PREPARATION[jobZone];
  const { modal, modalSharePct, usTypicalEntry } = education;
  const asked =
    modal !== null && modalSharePct !== null
      ? (modalSharePct < 50 ? EDUCATION_MIXED : EDUCATION_SHARE).map((wording) =>
          fill(wording, { level: modal, share: `${modalSharePct}` }),
        )
      : EDUCATION_ENTRY.map((wording) => fill(wording, { level: usTypicalEntry ?? '' }));
  if (modal === null && usTypicalEntry === null) return turns.next(zones);
  return turns.next(asked.flatMap((each) => zones.map((zone) => `${zone}; ${each}`)));
}

/** The projected change in US employment, as a phrase. */
export function outlookText({ usGrowthPct }: CareerFact, turns: Turns): string {
  if (usGrowthPct === null) return NO_OUTLOOK;
  const n = String(Math.abs(usGrowthPct));
  return turns.next(OUTLOOK[directionOf(usGrowthPct)].map((wording) => fill(wording, { n })));
}

function directionOf(growth: number): keyof typeof OUTLOOK {
  if (growth < 0) return 'shrinking';
  if (growth < 2) return 'steady';
  return growth < 10 ? 'growing' : 'fast';
}

function fill(wording: string, slots: Record<string, string>): string {
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');
}

/** Pay as the reader is told it. */
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
  const notes = pay.notes.map((note) => `; ${clause(note)}`).join('');
  const dated = source.endsWith(String(year)) ? source : `${source}, ${year}`;
  const text = `median ${money(median)} a year${spread}${notes} (${dated})`;
  return { kind: 'published', country, currency, median, low: p25, high: p75, year, source, text };
}

function estimateView(pay: EstimatedPay): ReportPay {
  const { country, currency, point, low, high, year, from, groupKnown } = pay;
  const money = (amount: number): string => formatMoney(amount, currency);
  const range = `between ${money(low)} and ${money(high)}`;
  const amount = point === null ? range : `about ${money(point)}, probably ${range}`;
  // How it is reckoned is the same for all and stands with the method; only the beginning differs.
  const basis = groupKnown ? from : `${from}, with no allowance for the occupation group`;
  const text = `estimate: ${amount} a year at the level of ${year}; not a published figure. Reckoned from ${basis}.`;
  const source = pay.sources.join('; ');
  return { kind: 'estimate', country, currency, median: point, low, high, year, source, text };
}

/** A sentence as part of another. */
function clause(sentence: string): string {
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');
}

/** A career as blocks: at length for the headlined, in brief for the others. */
export function careerBlocks(career: ReportCareer, rank: number | null): ReportBlock[] {
  const { description, headlined, pay } = career;
  const work = headlined ? `${description.what} ${description.day}` : description.what;
  const facts: TextRun[][] = [
    labelled('Fit', plain(`${career.fit}, similarity index ${career.percent}`)),
    labelled('Why it fits', career.why),
    labelled('Why it might not', career.whyNot),
  ];
  if (headlined && description.thrives !== '') {
    facts.push(labelled('Who does well', plain(description.thrives)));
  }
  facts.push(labelled('Preparation', plain(career.preparation)));
  if (description.entry !== '') {
    facts.push(labelled('Ways in (United Kingdom)', plain(description.entry)));
  }
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

function plain(text: string): TextRun[] {
  return [{ text }];
}

function skillsText({ skills, knowledge }: ReportCareer): string {
  const known = knowledge.length > 0 ? `knowledge of ${knowledge.join(', ')}` : '';
  return [skills.join(', '), known].filter((part) => part !== '').join('; ');
}
