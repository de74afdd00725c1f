import {
  BANK_VERSION,
  QUESTIONS,
  QUESTION_COUNT,
  SCALE,
  type Answer,
  type AssessmentSubmission,
  type Draft,
  type Person,
  type QuestionResponse,
} from '@bearings/contracts';

export const STEPS = ['details', 'quiz', 'review', 'preview'] as const;
export type Step = (typeof STEPS)[number];

export type Answers = Readonly<Record<string, Answer>>;

/** A field of the details, and why the server did not take it. */
export interface DetailsRefusal {
  field: keyof Person;
  message: string;
}

/** One visitor's way through the assessment, as this browser remembers it. */
export interface Journey {
  readonly step: Step;
  readonly person: Readonly<Person>;
  /** By question id. */
  readonly answers: Answers;
  /** Index of the statement on screen, from 0. */
  readonly position: number;
  /** The finished assessment whose preview was shown last. */
  readonly assessmentId: string | null;
  /** There are answers that the server has not got yet. */
  readonly unsaved: boolean;
  /** Completed without a connection: to be sent once there is one. */
  readonly queued: boolean;
  /** What the server refused of the details; gone with the page. */
  readonly refused: DetailsRefusal | null;
  /** The account that was signed in meanwhile; it is nobody else's then. */
  readonly owner: string | null;
}

export const NEW_JOURNEY: Journey = {
  step: 'details',
  person: { email: '', firstName: '', lastName: '' },
  answers: {},
  position: 0,
  assessmentId: null,
  unsaved: false,
  queued: false,
  refused: null,
  owner: null,
};

export const LAST_POSITION = QUESTION_COUNT - 1;

export const answeredCount = (answers: Answers): number => Object.keys(answers).length;

export const allAnswered = (answers: Answers): boolean => answeredCount(answers) === QUESTION_COUNT;

/** Answered of 36, in whole percent. */
export const percentAnswered = (answers: Answers): number =>
  Math.round((answeredCount(answers) / QUESTION_COUNT) * 100);

/** Index of the first statement without an answer; the last one when every statement has one. */
export function firstOpenPosition(answers: Answers): number {
  const index = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? LAST_POSITION : index;
}

/** The answers in the order of the bank, as the API takes them. */
export function toResponses(answers: Answers): QuestionResponse[] {
  return QUESTIONS.flatMap(({ id }) => {
    const step = SCALE.find(({ value }) => value === answers[id]);
    return step ? [{ questionId: id, answer: step.value, score: step.score }] : [];
  });
}

export function toSubmission({ person, answers }: Journey): AssessmentSubmission {
  return { ...person, responses: toResponses(answers) };
}

export const toDraft = ({ person, answers }: Journey): Draft => ({ ...person, answers });

/**
 * Puts what the server kept into what this browser has. What was typed or answered here wins; what
 * is missing here is filled in, so that no answer is ever lost by it. Where nothing was begun here
 * it goes straight on with the statements.
 */
export function mergeDraft(journey: Journey, draft: Draft): Journey {
  const person = {
    email: journey.person.email || (draft.email ?? ''),
    firstName: journey.person.firstName || (draft.firstName ?? ''),
    lastName: journey.person.lastName || (draft.lastName ?? ''),
  };
  const answers = { ...readAnswers(draft.answers), ...journey.answers };
  const gained = answeredCount(answers) > answeredCount(journey.answers);
  const untouched = Object.values(journey.person).every((text) => text === '');
  const complete = Object.values(person).every((text) => text.trim() !== '');
  return {
    ...journey,
    step: gained && untouched && complete ? 'quiz' : journey.step,
    person,
    answers,
    position: gained ? firstOpenPosition(answers) : journey.position,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps what is an answer to a statement of the bank, and nothing else. */
export function readAnswers(value: unknown): Answers {
  if (!isRecord(value)) return {};
  const known = QUESTIONS.flatMap(({ id }): [string, Answer][] => {
    const step = SCALE.find((option) => option.value === value[id]);
    return step ? [[id, step.value]] : [];
  });
  return Object.fromEntries(known);
}

function readPosition(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value)
    ? Math.min(Math.max(value, 0), LAST_POSITION)
    : 0;
}

/** Where to go on: whoever stopped at the statement answered last is done with it. */
function resumedPosition(stored: number, answers: Answers): number {
  const open = firstOpenPosition(answers);
  return stored === open - 1 && !allAnswered(answers) ? open : stored;
}

/** The text a journey is stored as. */
export const writeJourney = (journey: Journey): string =>
  JSON.stringify({ ...journey, refused: undefined, bankVersion: BANK_VERSION });

/**
 * Reads a stored journey; whatever is damaged starts anew. Answers to another version of the
 * statements are dropped, for they were given to other words.
 */
export function readJourney(text: string | null): Journey {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return NEW_JOURNEY;
  }
  if (!isRecord(stored)) return NEW_JOURNEY;
  const given = isRecord(stored['person']) ? stored['person'] : {};
  const person = {
    email: textOf(given['email']),
    firstName: textOf(given['firstName']),
    lastName: textOf(given['lastName']),
  };
  const owner = textOf(stored['owner']) || null;
  if (stored['bankVersion'] !== BANK_VERSION) return { ...NEW_JOURNEY, person, owner };
  const answers = readAnswers(stored['answers']);
  const journey = {
    person,
    owner,
    answers,
    position: resumedPosition(readPosition(stored['position']), answers),
    assessmentId: textOf(stored['assessmentId']) || null,
    unsaved: stored['unsaved'] === true,
    queued: stored['queued'] === true,
    refused: null,
  };
  return { ...journey, step: possibleStep(stored['step'], journey) };
}

/** The stored step, or the nearest one before it that the rest of the journey allows. */
function possibleStep(stored: unknown, journey: Omit<Journey, 'step'>): Step {
  const step = STEPS.find((name) => name === stored) ?? 'details';
  if (step === 'preview' && journey.assessmentId === null) return 'quiz';
  return step;
}
