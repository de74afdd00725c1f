// Compares the texts for every kind of fact in every country with words.txt, so that each change of a text appears in a
// diff for review. UPDATE_REFERENCES=1 rewrites the file. The facts are fixed and figures are masked, so that only
// changes of wording appear.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getWorkTexts, occupationByCode } from '@bearings/career-data';
import { createScores } from '@bearings/career-matching/testing';
import type { Circumstances } from '@bearings/contracts';
import {
  CAREER_DETAIL_IDS,
  CAREER_NOTE_IDS,
  CATEGORIES,
  COUNTRIES,
  countryInSentence,
  DEAL_BREAKERS,
  getRegion,
  JOB_CONDITIONS,
  STEP_KINDS,
  type StepKind,
  CIRCUMSTANCE_TOPICS,
} from '@bearings/domain';
import { listAnswerSentences } from './answers/circumstances-text.js';
import { withTitlesIn } from './composing/career-titles.js';
import { listCareerDetails, listCareersNotes } from './composing/career-details.js';
import { chooseNeighbours } from './composing/career-neighbours.js';
import { listSurroundings } from './composing/career-surroundings.js';
import { describeOutlook, toPayView, describePreparation } from './composing/career-view.js';
import { toLongerTrainingView } from './composing/longer-careers.js';
import { toCareerMatching } from './composing/matching-view.js';
import { describeVerdict } from './composing/verdict.js';
import { PhrasePicker } from './composing/phrase-picker.js';
import { joinPlainRuns } from './composing/report-document.js';
import type { CareerFact, VerdictFact } from './composing/report-facts.js';
import { IN_PLAN_TEXT } from './content/report-copy/from-here.js';
import { shortenAddress } from './content/links/links.js';
import { LINK_ROWS } from './content/links/links.data.js';
import { listPlannedCareers } from './guidance/planned-careers.js';
import { findCareerTraining } from './guidance/career-training.js';
import { type Reader, createReader } from './guidance/reader.js';
import type { OpenQuestion } from './guidance/questions.js';
import type { StepFacts } from './guidance/step.js';
import { StepWriter } from './guidance/step-words.js';
import { choosePay } from './pay/pay.js';
import { createFacts, renderSentences } from './testing/report.factory.js';
import { lowScoreWordings, writeCheck } from './writers/built-in/reason-sentences.js';

const WORDS_FILE = path.join(import.meta.dirname, 'words.txt');
const NURSE_CODE = '29-1141.00';
const ELECTRICIAN_CODE = '47-2111.00';
const DESIGNER_CODE = '27-1024.00';
const PSYCHOLOGIST_CODE = '19-3033.00';
const INTERPRETER_CODE = '27-3091.00';
const SAMPLE_CODES = [NURSE_CODE, ELECTRICIAN_CODE, DESIGNER_CODE, PSYCHOLOGIST_CODE];

/** Asks of every job what most lack. */
const ASKING_CIRCUMSTANCES: Circumstances = { interests: {}, conditions: ['fromHome'] };
const SAMPLE_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', design: 'like', sales: 'not_for_me' },
  stage: 'working',
  qualificationLevel: 3,
  field: 'care',
  fieldYears: '2to4',
  training: '1y',
  dealBreakers: ['heights', 'shifts'],
  jobsInMind: [NURSE_CODE],
};
const PUPIL_CIRCUMSTANCES: Circumstances = {
  interests: {},
  schoolSubjects: ['english', 'maths'],
  stage: 'school',
  place: 'CA-ON',
  fieldsLeftOut: ['sales', 'food'],
};
const STUDENT_CIRCUMSTANCES: Circumstances = {
  interests: {},
  stage: 'student',
  subjects: ['english', 'law'],
  conditions: ['partTime', 'fromHome', 'paidTraining'],
  payFloor: { yearly: 30_000, country: 'GB' },
};
const SAMPLE_FACTS = {
  ...createFacts(createScores({ helping: 92, creativity: 83, spatial: 17, risk: 25 }), {
    circumstances: SAMPLE_CIRCUMSTANCES,
  }),
  reportId: 'words',
};
/** The same person, who wants as little training as possible. */
const HASTY_FACTS = {
  ...SAMPLE_FACTS,
  circumstances: {
    ...SAMPLE_CIRCUMSTANCES,
    stage: 'working' as const,
    qualificationLevel: 3 as const,
    training: 'none' as const,
  },
};
const SAMPLE_CAREERS = listPlannedCareers({ ...SAMPLE_FACTS, careers: [] }, SAMPLE_CODES, 'GB');
const [FIRST] = SAMPLE_CAREERS;
if (FIRST === undefined) throw new Error('The careers of this test have no rows.');
const CAREER_FACT: CareerFact = {
  ...(SAMPLE_FACTS.careers[0] ?? failWithoutCareers()),
  code: NURSE_CODE,
  title: FIRST.title,
  exceedsTraining: true,
  training: { months: 36, paid: true, study: null, missingSubjects: [] },
  occasionalDealBreakers: ['shifts'],
  likedTiles: ['care', 'research'],
  dislikedTiles: ['sales'],
  entries: [{ code: '31-1131.00', title: 'Healthcare assistant' }],
};
const SAMPLE_VERDICT: VerdictFact = {
  ...CAREER_FACT,
  exceedsTraining: false,
  occasionalDealBreakers: [],
  likedTiles: [],
  dislikedTiles: [],
  entries: [],
  rank: 40,
  amongTen: false,
  excludedBy: [],
  isOwnJob: false,
  isTooSenior: false,
};

function failWithoutCareers(): never {
  throw new Error('The person of this test has no careers.');
}

/** One difference of each kind, without its careers. */
const DIFFERENCES = [
  { on: 'condition', things: ['partTime'] },
  { on: 'change', topic: 'pressure' },
  { on: 'refused', things: ['shifts'] },
  { on: 'dislikes', things: ['sales'] },
  { on: 'likes', things: ['care'] },
  { on: 'course', months: 24, isPaid: false, isMaybeNeedless: false },
  { on: 'course', months: 24, isPaid: null, isMaybeNeedless: true },
  { on: 'length', months: 12, longer: 36 },
  { on: 'wage' },
  { on: 'pay', high: 40_000, low: 30_000, currency: 'GBP', year: 2025 },
  { on: 'law' },
] as const;
/** The open questions of each kind. */
const QUESTIONS: readonly OpenQuestion[] = [
  { on: 'change', thing: 'pressure' },
  { on: 'change', thing: 'pay' },
  { on: 'change', thing: 'outlook' },
  { on: 'refused', thing: 'shifts' },
  { on: 'dislikes', thing: 'sales' },
  ...JOB_CONDITIONS.map(({ id }) => ({ on: 'lacking' as const, thing: id })),
  ...DEAL_BREAKERS.map(({ id }) => ({ on: 'setting' as const, thing: id })),
  { on: 'subject' },
  { on: 'models' },
  { on: 'degree' },
];

/** Returns the facts for every kind of plan step. If a kind has several variants, each has an entry with a name. */
function createStepsIn(country: string): Readonly<Record<StepKind, Readonly<Record<string, StepFacts>>>> {
  const careers = withTitlesIn(country, SAMPLE_CAREERS);
  const [career = failWithoutCareers()] = careers;
  return {
    try: {
      '': { kind: 'try', career, lasts: 'longer' },
    },
    names: { '': { kind: 'names' } },
    search: {
      '': { kind: 'search', career, notes: ['shifts', 'certificate'] },
      level: { kind: 'search', career: { ...career, isKnown: true }, notes: ['partTime', 'years'] },
    },
    narrow: Object.fromEntries(
      DIFFERENCES.map((difference): [string, StepFacts] => [
        'isMaybeNeedless' in difference && difference.isMaybeNeedless ? 'perhaps course' : difference.on,
        {
          kind: 'narrow',
          differences: [{ ...difference, near: careers.slice(0, 1), far: careers.slice(1, 3) }],
        },
      ]),
    ),
    ask: {
      ...Object.fromEntries(
        QUESTIONS.map((question): [string, StepFacts] => [
          [question.on, 'thing' in question ? question.thing : ''].filter(Boolean).join(' '),
          { kind: 'ask', career, question },
        ]),
      ),
      move: {
        kind: 'ask',
        career: { ...career, move: { isNow: true, isOtherSubject: true, isPromotion: false, needsMoreYears: false } },
        question: { on: 'subject' },
      },
    },
    named: {
      '': { kind: 'named', career, excludedBy: [] },
      'ruled out': { kind: 'named', career, excludedBy: ['shifts'] },
    },
    money: {
      unpaid: { kind: 'money', career, money: { on: 'unpaid', months: 36 } },
      lower: { kind: 'money', career, money: { on: 'lower', low: 20_000, currency: 'GBP' } },
    },
    way: {
      ...Object.fromEntries(
        careers.map((each, index) => [occupationByCode(each.code)?.title ?? '', { kind: 'way', career: each, index }]),
      ),
      level: { kind: 'way', career: { ...career, isKnown: true }, index: 0 },
      'move with another degree': {
        kind: 'way',
        career: {
          ...career,
          isKnown: true,
          move: { isNow: true, isOtherSubject: true, isPromotion: false, needsMoreYears: false },
        },
        index: 0,
      },
      move: {
        kind: 'way',
        career: {
          ...career,
          isKnown: true,
          move: { isNow: true, isOtherSubject: false, isPromotion: false, needsMoreYears: false },
        },
        index: 0,
      },
    },
    register: { '': { kind: 'register', career, index: 0 } },
    medicine: { '': { kind: 'medicine', career } },
    experience: { '': { kind: 'experience' } },
    visit: { '': { kind: 'visit' } },
    placement: { '': { kind: 'placement' } },
    scheme: { '': { kind: 'scheme' } },
    comeback: { '': { kind: 'comeback' } },
    after: {
      none: { kind: 'after', career, rank: 4, start: { months: 0, isPaid: true, isMaybeNeedless: false } },
      paid: { kind: 'after', career, rank: 4, start: { months: 12, isPaid: true, isMaybeNeedless: false } },
      unpaid: { kind: 'after', career, rank: 4, start: { months: 12, isPaid: false, isMaybeNeedless: false } },
      unknown: { kind: 'after', career, rank: null, start: null },
    },
    apply: {
      level: { kind: 'apply', to: 'level', isBelowLevel: false },
      '': { kind: 'apply', to: 'employers', isBelowLevel: false },
      alone: { kind: 'apply', to: 'customers', isBelowLevel: false },
      trained: { kind: 'apply', to: 'trainers', isBelowLevel: false },
    },
    practise: {
      '': {
        kind: 'practise',
        task: { label: 'active listening', careers: [career], despite: null },
      },
      despite: {
        kind: 'practise',
        task: {
          label: 'active listening',
          careers: [career],
          despite: { category: 'communication', career },
        },
      },
    },
  };
}

type ExpectedText = Readonly<Record<string, string>>;

/** For each heading in words.txt, a function that returns the text for each kind of fact, for readers in a country. */
const WORDS_BY_HEADING: Readonly<Record<string, (country: string) => ExpectedText>> = {
  'Steps of somebody in work without a degree': (country) =>
    listStepTexts({ ...createReader(SAMPLE_FACTS, country), training: null, willingMonths: 48 }, STEP_KINDS),
  'Steps on training for somebody who would train a year': (country) =>
    listStepTexts(createReader(SAMPLE_FACTS, country), ['way']),
  'Steps of a graduate': (country) =>
    listStepTexts(
      { ...createReader(SAMPLE_FACTS, country), stage: 'graduate', level: 6, training: null, willingMonths: 48 },
      ['ask', 'way', 'apply'],
    ),
  'Details of a career': (country) =>
    Object.fromEntries([
      ['(note on all)', listCareersNotes(country, 'once').join(' ')],
      ['plan, of the first three careers in the United Kingdom', IN_PLAN_TEXT],
      ...[NURSE_CODE, PSYCHOLOGIST_CODE, INTERPRETER_CODE].flatMap((code) => {
        const reader = { ...createReader(SAMPLE_FACTS, country), training: null, willingMonths: Infinity };
        const title = occupationByCode(code)?.title ?? '';
        const neighbours = chooseNeighbours([{ code, similarCareers: [] }], reader).get(code) ?? [];
        return [
          [`(moments of a day, ${title})`, getWorkTexts(code, country).moments.join('; ')],
          [
            `(neighbours, ${title})`,
            neighbours.map((near) => `${near.title}: ${near.differs}; ${near.pay}`).join('. '),
          ],
          ...[...listSurroundings(code, reader), ...listCareerDetails({ code }, reader)].map(({ id, label, text }) => [
            `${id}, ${title}`,
            `${label}: ${text}`,
          ]),
        ];
      }),
    ]),
  'Notes on a career': (country) => {
    const listTexts = (fact: CareerFact): (readonly [string, string])[] =>
      listNotesIn(country, fact).map(({ id, text }) => [id, text]);
    const partFact = { ...CAREER_FACT, likedTiles: ['design' as const] };
    const coreFact = { ...CAREER_FACT, likedTiles: [], dislikedTiles: ['care' as const] };
    return Object.fromEntries([partFact, coreFact, CAREER_FACT].flatMap(listTexts));
  },
  'What the reader’s subjects mean': (country) => {
    const trainings = {
      'another subject': { study: { match: 'other', changeMonths: 36 } },
      'another subject of a paid training': { study: { match: 'other', changeMonths: 0 } },
      'a related subject': { study: { match: 'related', changeMonths: 0 } },
      'subjects of school': { missingSubjects: ['chemistry', 'maths'] },
    } as const;
    return Object.fromEntries(
      Object.entries(trainings).map(([name, training]) => {
        const fact = { ...CAREER_FACT, training: { ...CAREER_FACT.training, ...training } };
        const note = listNotesIn(country, fact).find(({ id }) => id === 'subject');
        return [`subject, ${name}`, note?.text ?? ''];
      }),
    );
  },
  'What was taken into account': (country) =>
    Object.fromEntries(
      [SAMPLE_CIRCUMSTANCES, PUPIL_CIRCUMSTANCES, STUDENT_CIRCUMSTANCES]
        .flatMap((stated) => listAnswerSentences(stated, country))
        .map(({ id, text }) => [id, text]),
    ),
  'Jobs in mind': (country) => {
    const composeText = (verdict: Partial<VerdictFact>, ranked = true): string =>
      describeVerdict(
        { ...SAMPLE_VERDICT, ...verdict },
        { ...(verdict.exceedsTraining ? HASTY_FACTS : SAMPLE_FACTS), ranked },
        country,
      );
    return {
      'ruled out': composeText({ excludedBy: ['shifts'] }),
      'for later': composeText({ isTooSenior: true }),
      'in the list': composeText({ amongTen: true }),
      ranked: composeText({}),
      'without an order': composeText({}, false),
      'long training': composeText({ exceedsTraining: true, code: PSYCHOLOGIST_CODE }),
      'own job': composeText({ isOwnJob: true, fit: null, rank: null }),
      'regularly ruled out': composeText({ openedDealBreakers: ['shifts'] }),
    };
  },
  'For somebody who would train longer': (country) => {
    const longerTexts = [NURSE_CODE, ELECTRICIAN_CODE].map((code) => ({
      code,
      title: occupationByCode(code)?.title ?? '',
      fit: 'Good' as const,
      training: CAREER_FACT.training,
    }));
    return Object.fromEntries(
      toLongerTrainingView({ ...HASTY_FACTS, inMind: [], longer: longerTexts }, country).map(({ title, text }) => [
        title,
        text,
      ]),
    );
  },
  Pay: (country) => {
    const textsByCode = SAMPLE_CODES.map((code): [string, string] => {
      const occupation = occupationByCode(code) ?? failWithoutCareers();
      return [occupation.title, maskFigures(toPayView(choosePay(country, occupation)).text)];
    });
    return Object.fromEntries(textsByCode);
  },
  'Outlook and preparation': () => {
    const growths = [null, -8, -1, 0, 1, 5, 20];
    return Object.fromEntries([
      ...growths.map((usGrowthPct) => [
        `outlook ${usGrowthPct ?? 'unknown'}`,
        describeOutlook({ code: DESIGNER_CODE, usGrowthPct }),
      ]),
      ...SAMPLE_CODES.map((code) => {
        const { title, education } = occupationByCode(code) ?? failWithoutCareers();
        return [`preparation, ${title}`, describePreparation({ code, education })];
      }),
    ]);
  },
  'Reasons and doubts, and what to ask': () => {
    return Object.fromEntries(
      CATEGORIES.flatMap((category) => [
        [`${category}, low score`, lowScoreWordings(category)[0] ?? ''],
        [`${category}, asked`, renderSentences(SAMPLE_FACTS, [writeCheck(category, new PhrasePicker('words'))])],
      ]),
    );
  },
};

function listNotesIn(country: string, fact: CareerFact) {
  return toCareerMatching(fact, {
    careerTraining: { ...findCareerTraining(fact, createReader(SAMPLE_FACTS, country)), isLong: fact.exceedsTraining },
    omitsTime: false,
    firstRouteKind: null,
    quoted: [],
    asking: { circumstances: ASKING_CIRCUMSTANCES, matchedIn: null },
    country,
    withExperience: true,
  }).notes;
}

function listStepTexts(reader: Reader, kinds: readonly StepKind[]): ExpectedText {
  const isNamed = getRegion(reader.country) !== 'other';
  const steps = createStepsIn(reader.country);
  const namedKinds = kinds
    .filter((kind) => kind !== 'names' || !isNamed)
    .flatMap((kind) => Object.entries(steps[kind]).map((each) => [kind, ...each] as const));
  return Object.fromEntries(
    namedKinds.flatMap(([kind, name, facts]) => {
      const dueTime = { days: 3, time: 'week' as const };
      // Each step gets its own writer, because a writer's wording depends on the steps that it wrote before.
      const words = new StepWriter('words', withTitlesIn(reader.country, SAMPLE_CAREERS), reader).wordsOf({
        ...facts,
        id: kind,
        careers: [],
        due: dueTime,
      });
      if (words === null) return [];
      const { line, runs, done } = words;
      return [[[kind, name].filter(Boolean).join(' '), [line, joinPlainRuns(runs), done].filter(Boolean).join(' | ')]];
    }),
  );
}

/** Returns a text in which variables replace the country's name, publishers and web addresses. */
function maskNames(text: string, country: string): string {
  const links = LINK_ROWS.filter((link) => link.country === country);
  return links
    .reduce(
      (said, { publisher, address }) =>
        said.replaceAll(publisher, '{publisher}').replaceAll(shortenAddress(address), '{address}'),
      text,
    )
    .replaceAll(countryInSentence(country), '{country}');
}

/** Replaces the figures of a text, because they change with each edition of the data. */
const maskFigures = (text: string): string =>
  text.replaceAll(/(?:[A-Z]{0,2}[$¥]|[£€₹]|[A-Z]{3}\u00a0)\d[\d,]*\d/g, '{amount}').replaceAll(/\d+/g, '0');

/** Returns the expected content of words.txt. Countries with the same text for a kind of fact share one line. */
function composeWordsFile(): string {
  return Object.entries(WORDS_BY_HEADING)
    .map(([heading, partOf]) => {
      const textsByKind = new Map<string, Map<string, string[]>>();
      for (const country of COUNTRIES) {
        for (const [kind, text] of Object.entries(partOf(country))) {
          const plainText = maskNames(text, country);
          const texts = textsByKind.get(kind) ?? new Map<string, string[]>();
          texts.set(plainText, [...(texts.get(plainText) ?? []), country]);
          textsByKind.set(kind, texts);
        }
      }
      const kinds = [...textsByKind].map(([kind, texts]) => {
        const isSameEverywhere = [...texts.values()][0]?.length === COUNTRIES.length;
        if (isSameEverywhere) return `- ${kind}: ${[...texts.keys()].join('')}`;
        const lines = [...texts].map(([said, where]) => `  - **${where.join(' ')}** ${said}`);
        return [`- ${kind}`, ...lines].join('\n');
      });
      return `## ${heading}\n\n${kinds.join('\n')}`;
    })
    .join('\n\n');
}

it('the text for every kind of fact in every country equals that in words.txt', () => {
  const text = `# The words of every kind of fact\n\nWritten by words.spec.ts. Countries that say the same share a line.\n\n${composeWordsFile()}\n`;
  if (process.env['UPDATE_REFERENCES'] === '1') writeFileSync(WORDS_FILE, text);
  expect(text.split('\n')).toEqual(readFileSync(WORDS_FILE, 'utf8').split('\n'));
});

it('words.txt has a text for each kind of plan step, career detail, career note and circumstance', () => {
  const namedKinds = [...readFileSync(WORDS_FILE, 'utf8').matchAll(/^- ([\w-]+)/gm)].map(([, kind]) => kind);
  const kinds = [...STEP_KINDS, ...CAREER_DETAIL_IDS, ...CAREER_NOTE_IDS, ...CIRCUMSTANCE_TOPICS];
  expect(namedKinds).toEqual(expect.arrayContaining(kinds));
});
