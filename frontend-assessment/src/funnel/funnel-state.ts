import {
  type AssessmentSubmission,
  type Draft,
  isRecord,
  type PersonDetails,
  readPersonDetails,
} from '@bearings/contracts';
import {
  type Answer,
  BANK_VERSION,
  isCountry,
  QUESTION_COUNT,
  QUESTIONS,
  findScaleStep,
  toResponses,
} from '@bearings/domain';
import { CIRCUMSTANCES_SCREEN_COUNT, readChoices, toCircumstances, type Choices } from '@bearings/web/circumstances';

export const FUNNEL_STEPS = ['details', 'quiz', 'review', 'circumstances', 'preview'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

export type Answers = Readonly<Record<string, Answer>>;

/** A name or email that the server rejected, with the reason. */
export interface DetailsRefusal {
  field: keyof PersonDetails;
  message: string;
}

/** A visitor's progress in the funnel: the steps from the first form to the preview. This browser stores it. */
export interface FunnelState {
  readonly step: FunnelStep;
  readonly person: Readonly<PersonDetails>;
  /** The answers so far, by id of the statement. */
  readonly answers: Answers;
  /** Index of the statement on screen, from 0. */
  readonly position: number;
  /**
   * The choices of the optional step after the review, which asks for interests and circumstances; null until the
   * visitor makes one.
   */
  readonly choices: Choices | null;
  /** Code of the country that the visitor accepted with the details, or chose later; null to use the account's. */
  readonly country: string | null;
  /** Index of the current screen of the optional step, from 0. */
  readonly screen: number;
  /** Id of the completed assessment whose preview was shown last. */
  readonly assessmentId: string | null;
  /** True if some answers or choices are not yet saved on the server. */
  readonly unsaved: boolean;
  /** True if the assessment was completed offline and is to be submitted when the server can be reached. */
  readonly queued: boolean;
  /** The name or email that the server rejected, with the reason. This browser does not store it. */
  readonly refused: DetailsRefusal | null;
  /** Id of the account that was signed in; no other account may use this state. */
  readonly owner: string | null;
}

export const NEW_FUNNEL_STATE: FunnelState = {
  step: 'details',
  person: readPersonDetails(() => ''),
  answers: {},
  position: 0,
  choices: null,
  country: null,
  screen: 0,
  assessmentId: null,
  unsaved: false,
  queued: false,
  refused: null,
  owner: null,
};

export const LAST_POSITION = QUESTION_COUNT - 1;

export const countAnswered = (answers: Answers): number => Object.keys(answers).length;

export const areAllAnswered = (answers: Answers): boolean => countAnswered(answers) === QUESTION_COUNT;

/** Returns the percentage of answered statements, rounded. */
export const getPercentAnswered = (answers: Answers): number =>
  Math.round((countAnswered(answers) / QUESTION_COUNT) * 100);

/** Returns the index of the first unanswered statement, or the last index if there is none. */
export function findFirstUnansweredPosition(answers: Answers): number {
  const index = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  return index === -1 ? LAST_POSITION : index;
}

/** Returns the body that submits the assessment, with or without the choices of the optional step. */
export function toSubmission(
  { person, answers, choices, country }: FunnelState,
  withCircumstances: boolean,
): AssessmentSubmission {
  return {
    ...person,
    ...(country !== null && { countryCode: country }),
    responses: toResponses(answers),
    ...(withCircumstances && choices && { circumstances: toCircumstances(choices) }),
  };
}

/**
 * Returns the body of the request that saves an unfinished assessment (a draft), with or without the choices of the
 * optional step.
 */
export function toDraft({ person, answers, choices, country }: FunnelState, withCircumstances: boolean): Draft {
  return {
    ...person,
    answers,
    ...(country !== null && { countryCode: country }),
    ...(withCircumstances && choices && { circumstances: toCircumstances(choices) }),
  };
}

/**
 * Adds the server's draft to this browser's state. Where both have a value, the browser's is kept, so that no answer is
 * lost. Opens the statements if the draft adds answers and has all details (names and email), and none was typed here.
 */
export function mergeDraft(state: FunnelState, draft: Draft): FunnelState {
  const person = readPersonDetails((field) => state.person[field] || (draft[field] ?? ''));
  const answers = { ...readAnswers(draft.answers), ...state.answers };
  const hasGained = countAnswered(answers) > countAnswered(state.answers);
  const isUntouched = Object.values(state.person).every((text) => text === '');
  const complete = Object.values(person).every((text) => text.trim() !== '');
  return {
    ...state,
    step: hasGained && isUntouched && complete ? 'quiz' : state.step,
    person,
    answers,
    choices: state.choices ?? readChoices(draft.circumstances),
    country: state.country ?? readCountry(draft.countryCode),
    position: hasGained ? findFirstUnansweredPosition(answers) : state.position,
  };
}

const readCountry = (value: unknown): string | null => (isCountry(value) ? value : null);

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the valid answers to statements of the question bank, without other keys. */
export function readAnswers(value: unknown): Answers {
  if (!isRecord(value)) return {};
  const knownAnswers = QUESTIONS.flatMap(({ id }): [string, Answer][] => {
    const scaleStep = findScaleStep(value[id]);
    return scaleStep ? [[id, scaleStep.value]] : [];
  });
  return Object.fromEntries(knownAnswers);
}

function readIndex(value: unknown, count: number): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 0), count - 1) : 0;
}

/**
 * Returns the position of the statement at which the visitor continues: usually the stored position. If that statement
 * is answered and the next one is the first without an answer, returns the position of the next one.
 */
function findResumedPosition(stored: number, answers: Answers): number {
  const open = findFirstUnansweredPosition(answers);
  return stored === open - 1 && !areAllAnswered(answers) ? open : stored;
}

/** Returns the state as text for storage. `readFunnelState` must be able to read every version of this format. */
export const writeFunnelState = (state: FunnelState): string =>
  JSON.stringify({ ...state, refused: undefined, bankVersion: BANK_VERSION });

/**
 * Parses the stored state. Returns a new state if the text is damaged. Drops answers to another
 * version of the question bank, because its statements differ.
 */
export function readFunnelState(text: string | null): FunnelState {
  let storedState: unknown;
  try {
    storedState = JSON.parse(text ?? 'null');
  } catch {
    return NEW_FUNNEL_STATE;
  }
  if (!isRecord(storedState)) return NEW_FUNNEL_STATE;
  const givenPerson = isRecord(storedState['person']) ? storedState['person'] : {};
  const person = readPersonDetails((field) => toText(givenPerson[field]));
  const owner = toText(storedState['owner']) || null;
  if (storedState['bankVersion'] !== BANK_VERSION) return { ...NEW_FUNNEL_STATE, person, owner };
  const answers = readAnswers(storedState['answers']);
  const state = {
    person,
    owner,
    answers,
    position: findResumedPosition(readIndex(storedState['position'], QUESTION_COUNT), answers),
    choices: readChoices(storedState['choices']),
    country: readCountry(storedState['country']),
    screen: readIndex(storedState['screen'], CIRCUMSTANCES_SCREEN_COUNT),
    assessmentId: toText(storedState['assessmentId']) || null,
    unsaved: storedState['unsaved'] === true,
    queued: storedState['queued'] === true,
    refused: null,
  };
  return { ...state, step: findPossibleStep(storedState['step'], state) };
}

/**
 * Returns the stored step. If the state lacks data that this step needs, returns the last earlier step for which it has
 * all data.
 */
function findPossibleStep(stored: unknown, state: Omit<FunnelState, 'step'>): FunnelStep {
  const storedStep = FUNNEL_STEPS.find((name) => name === stored) ?? 'details';
  if (storedStep === 'preview' && state.assessmentId === null) return 'quiz';
  if (storedStep === 'circumstances' && !areAllAnswered(state.answers)) return 'quiz';
  return storedStep;
}
