// The steps of a plan: for each of the careers, and for all of them together. Pure, as the report's steps.
import { regionOf, UK } from '@bearings/contracts';
import { fill } from '../platform/text.js';
import { LINKS } from '../content/links/links.js';
import { REGISTERS, routeOf } from '@bearings/career-data';
import * as copy from '../content/plan-copy/steps.js';
import { AIM, DATES, REGISTRATION, TRIAL } from '../content/report-copy/plan.js';
import { type Reader, readerOf } from '../report/composing/next-steps/reader.js';
import { isTooLong } from '../report/composing/next-steps/wording-length.js';
import { trialOf } from '../report/composing/next-steps/trial.js';
import { searchesFor } from '../report/composing/next-steps/search-titles.js';
import { wayInStep } from '../report/composing/next-steps/way-in.js';
import type { ReportFacts } from '../report/composing/report-facts.js';
import { withArticle } from '../report/generation/writers/built-in/grammar.js';
import { PhrasePicker, type Slots } from '../report/composing/phrase-picker.js';
import { practiceFor } from './plan-skills.js';
import type { PlannedCareer } from './planned-careers.js';

/** Days from the making of the plan, by kind and by the career's place; the last holds for later ones. */
const CAREER_DAYS = {
  adverts: [2, 10],
  try: [5, 20, 38, 80, 90, 100],
  talk: [16],
  way: [24, 50, 70, 120, 135, 150],
  register: [45, 60, 75, 130, 145, 160],
} as const;
const SKILL_DAYS = [27, 60] as const;
const COMMON_DAYS = { ask: 3, dates: 85, narrow: 150, aim: 270, back: 350 } as const;

export interface DraftStep {
  /** Stable: the kind, and the career or skill. */
  source: string;
  code: string | null;
  text: string;
  detail: string;
  /** Days from today. */
  days: number;
}

/** Returns the steps for these careers, for a reader in a country. */
export function draftSteps(
  facts: ReportFacts,
  careers: readonly PlannedCareer[],
  country: string,
): DraftStep[] {
  const reader = readerOf(facts, country);
  // Each step has its own picker, so that another career changes no wording but its own.
  const pickerOf = (source: string) => new PhrasePicker(`${facts.reportId} plan ${source}`);
  return [
    ...careers.flatMap((career, place) => careerSteps(career, place, reader, pickerOf)),
    ...practiceFor(facts, careers).map(({ label, ...step }, place) => ({
      source: `skill:${label}`,
      days: SKILL_DAYS[place] ?? SKILL_DAYS[1],
      ...step,
    })),
    ...commonSteps(careers, reader, pickerOf),
  ];
}

type PickerOf = (source: string) => PhrasePicker;

function careerSteps(
  career: PlannedCareer,
  place: number,
  reader: Reader,
  pickerOf: PickerOf,
): DraftStep[] {
  const { code } = career;
  const a = withArticle(career.title);
  const [job] = searchesFor(career, reader);
  const step = (kind: keyof typeof CAREER_DAYS, text: string, detail: string): DraftStep[] => {
    const days = CAREER_DAYS[kind][place];
    if (days === undefined || detail === '') return [];
    return [
      { source: `${kind}:${code}`, code, text: fill(text, { a, job: job ?? '' }), detail, days },
    ];
  };
  const way = wayInStep(career, career.isLong, reader, pickerOf(`way:${code}`));
  return [
    ...(job === undefined ? [] : step('adverts', copy.ADVERTS.text, copy.ADVERTS.detail)),
    ...step(
      'try',
      copy.TRY.text,
      trialOf(code, reader)?.text ?? pickerOf(`try:${code}`).pick(TRIAL),
    ),
    ...step('talk', copy.TALK.text, copy.TALK.detail),
    ...step('way', copy.WAY.text, way),
    ...step('register', copy.REGISTER.text, registration(code, a, reader, pickerOf)),
  ];
}

function registration(code: string, as: string, reader: Reader, pickerOf: PickerOf): string {
  if (reader.country !== UK) return '';
  const needed = routeOf(code)?.register?.find(({ required }) => required === 'law');
  if (needed === undefined) return '';
  const name = LINKS.ofBody(needed.body)[0]?.publisher ?? REGISTERS[needed.body].name;
  const body = /^(?:[A-Z]{3,}|Social|GOV|[a-z])/.test(name) ? name : `the ${name}`;
  return pickerOf(`register:${code}`).pick(REGISTRATION, { as, body });
}

function commonSteps(
  careers: readonly PlannedCareer[],
  reader: Reader,
  pickerOf: PickerOf,
): DraftStep[] {
  const slots = slotsFor(careers, reader);
  const step = (kind: keyof typeof COMMON_DAYS, text: string, detail = ''): DraftStep[] =>
    text === '' ? [] : [{ source: kind, code: null, text, detail, days: COMMON_DAYS[kind] }];
  const oneOf = (kind: string, wordings: readonly string[]): string => {
    const fitting = fillable(wordings, slots).filter((text) => !isTooLong(text, reader));
    return fitting.length === 0 ? '' : pickerOf(kind).pick(fitting, slots);
  };
  return [
    ...step('ask', copy.ASK_OTHERS.text, copy.ASK_OTHERS.detail),
    ...step('dates', oneOf('dates', DATES[regionOf(reader.country)][reader.stage])),
    ...(careers.length > 1 ? step('narrow', copy.NARROW.text, copy.NARROW.detail) : []),
    ...step('aim', oneOf('aim', AIM[reader.stage])),
    ...step('back', copy.COME_BACK.text, copy.COME_BACK.detail),
  ];
}

function slotsFor(careers: readonly PlannedCareer[], reader: Reader): Slots {
  const [first, second] = careers;
  const job = first && searchesFor(first, reader)[0];
  return {
    ...(first && { a: withArticle(first.title) }),
    ...(second && { b: withArticle(second.title) }),
    ...(job !== undefined && { job }),
  };
}

function fillable(wordings: readonly string[], slots: Slots): string[] {
  return wordings.filter((wording) =>
    [...wording.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in slots),
  );
}
