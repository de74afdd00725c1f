import type { PreviewJob } from '@bearings/contracts';
import {
  claims,
  countryInSentence,
  formatMonths,
  numberWord,
  type PersonalityType,
  PRICE,
  REPORT_SECTIONS,
  unverifiedClaims,
} from '@bearings/domain';

const ORDINAL_SUFFIXES: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
/** Returns 1 as "1st", 11 as "11th" and 21 as "21st". */
const toOrdinal = (rank: number): string => {
  const isTeen = Math.floor(rank / 10) % 10 === 1;
  return `${rank}${(!isTeen && ORDINAL_SUFFIXES[rank % 10]) || 'th'}`;
};

export const previewTexts = {
  loading: 'Loading your preview',
  hero: {
    pattern: 'The clearest pattern in your 36 answers',
    noPattern: 'From your answers',
    table: 'Read it as a table',
    named: 'The job you named',
    /** Says its place first; what stands in the way, and what leads there, is in the report. */
    verdict: ({ isAmong, isLeftOut, isTooSenior, isOwnJob, rank, careerCount }: PreviewJob, count: string): string => {
      if (isOwnJob) return 'much the same as you do now';
      if (isAmong) return rank === null ? `among your ${count}` : `${toOrdinal(rank)} of your ${count}`;
      const place =
        rank === null ? 'has its own page in your report' : `${toOrdinal(rank)} of all ${careerCount} careers`;
      if (isLeftOut) return `${place}, with something you ruled out`;
      return isTooSenior ? `${place}, for later` : place;
    },
    unanswered: 'More jobs that you named are answered in your report.',
    loading: 'Matching your careers',
    failed: 'Your careers could not be loaded.',
    retry: 'Try Again',
  },
  shown: {
    eyebrow: (rank: number | null, count: string) =>
      rank === null ? `One of your ${count}, in full` : `Number ${rank} of your ${count}, in full`,
    legend: { you: 'you', job: 'the job', more: '→ asks more of you' },
    caption: 'You and the job, 0 to 100',
    why: 'Why it may suit you',
    answered: (answer: string) => `You ${answer}.`,
    whyNot: 'Check first',
    pay: (country: string) => `Pay in ${countryInSentence(country)}`,
    way: 'From where you are',
    start: 'Where people start',
    months: (months: number): string => `about ${formatMonths(months)}`,
    paid: 'you are paid',
    unpaid: 'you are not paid',
    setting: 'The setting',
    library: (title: string) => `${title} in the careers library`,
  },
  cards: {
    title: (count: number) => (count === 1 ? 'One more fits you' : `${toNumberWord(count)} more fit you`),
    lead: 'Names, reasons and pay are in the report.',
    hidden: 'Name hidden until you pay',
  },
  across: 'How you come across',
  type: {
    extravert: 'Extravert',
    introvert: 'Introvert',
  } satisfies Record<PersonalityType, string>,
  typeLabel: 'Your personality type',
  clarity: { close: 'Close to the middle', clear: 'A clear result' },
  review: 'Back to the questions',
  locked: {
    summary: `The ${REPORT_SECTIONS.length} sections of your report`,
    sample: 'Look at a whole sample report',
  },
  unlock: {
    name: 'Complete Career Report',
    price: PRICE.label,
    once: 'one-time payment',
    bar: 'once · 30 days back',
    insights: unverifiedClaims.assessment.perInsight,
    items: [
      'All twelve areas of your profile, explained',
      'Ten careers that fit, with pay in your country',
      'Your skills roadmap and next steps',
      claims.assessment.guarantee,
    ],
    action: 'Get Complete Report',
  },
  blog: {
    before: 'Not sure yet? Read',
    link: 'how a report like this is made, and more, on our blog',
  },
  startAgain: 'Start again from the beginning',
  startAgainDialog: {
    title: 'Start again?',
    description: 'Your answers and this preview are forgotten on this device, and you begin at the first statement.',
    confirm: 'Start again',
    cancel: 'Keep my preview',
  },
  paid: {
    title: 'This one is already yours',
    text: 'You have bought the full report of this assessment.',
    action: 'Go to your report',
  },
  failed: {
    title: 'Your preview could not be loaded',
    text: 'Your answers are safe. Please check your connection and try again.',
    action: 'Try Again',
  },
} as const;

function toNumberWord(count: number): string {
  const word = numberWord(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
