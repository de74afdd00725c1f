import {
  type Answer,
  isRecord,
  type QuestionResponse,
  QUESTIONS,
  SCALE,
} from '@bearings/contracts';

/** A parsed value, or the invalid field and a message for the user. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; field: string; message: string };

type Failure = Extract<Parsed<never>, { ok: false }>;

const IDS: readonly string[] = QUESTIONS.map((question) => question.id);
const KNOWN: ReadonlySet<string> = new Set(IDS);
const RESPONSE_KEYS: ReadonlySet<string> = new Set(['questionId', 'answer', 'score']);

/** Returns a parse failure of a field with a message for the user. */
export function fail(field: string, message: string): Failure {
  return { ok: false, field, message };
}

/** Reads own properties only, because inherited ones were not sent. */
function own(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An unknown id is repeated in the error only if it is short and harmless. */
function unknownQuestion(field: string, id: string): Failure {
  const named = /^\w{1,20}$/.test(id)
    ? `There is no question ${id}.`
    : 'There is no such question.';
  return fail(field, `${named} Questions run from ${IDS.at(0)} to ${IDS.at(-1)}.`);
}

function onScale(answer: unknown): (typeof SCALE)[number] | undefined {
  return SCALE.find((step) => step.value === answer);
}

function parseOne(input: unknown, field: string): Parsed<QuestionResponse> {
  if (!isRecord(input)) return fail(field, 'Each response must be an object.');
  const questionId = own(input, 'questionId');
  if (typeof questionId !== 'string') return fail(field, 'Each response must name its question.');
  if (!KNOWN.has(questionId)) return unknownQuestion(field, questionId);
  const named = `responses.${questionId}`;
  const step = onScale(own(input, 'answer'));
  if (!step) return fail(named, `The answer to question ${questionId} must be '1' to '5'.`);
  if (own(input, 'score') !== step.score) {
    return fail(named, `The score of question ${questionId} must equal its answer.`);
  }
  if (Object.keys(input).some((key) => !RESPONSE_KEYS.has(key))) {
    return fail(named, `The response to question ${questionId} has a part that is not known.`);
  }
  return { ok: true, value: { questionId, answer: step.value, score: step.score } };
}

/**
 * Returns the 36 responses of a submission in question-bank order, from any JSON value; never throws. Each known id
 * must occur once, in any order, with an answer from '1' to '5' and an equal score. An error contains the first
 * invalid item: `responses.q7`, or its index (`responses.3`) if its id is unknown. Parsing stops at the first error,
 * so that at most 37 items of a huge list are read.
 */
export function parseResponses(input: unknown): Parsed<QuestionResponse[]> {
  if (!Array.isArray(input)) return fail('responses', 'The responses must be a list.');
  const items: readonly unknown[] = input;
  const found = new Map<string, QuestionResponse>();
  for (const [place, item] of items.entries()) {
    const parsed = parseOne(item, `responses.${place}`);
    if (!parsed.ok) return parsed;
    const { questionId } = parsed.value;
    if (found.has(questionId)) {
      return fail(`responses.${questionId}`, `Question ${questionId} is answered more than once.`);
    }
    found.set(questionId, parsed.value);
  }
  const value: QuestionResponse[] = [];
  for (const id of IDS) {
    const response = found.get(id);
    if (!response) return fail(`responses.${id}`, `Question ${id} has no answer.`);
    value.push(response);
  }
  return { ok: true, value };
}

/**
 * Returns a draft's answers so far, by question id in question-bank order: any number of known questions, each with an
 * answer from '1' to '5'. An error contains the first invalid field: `answers.q7`, or `answers` for an unknown
 * question.
 */
export function parseDraftAnswers(input: unknown): Parsed<Record<string, Answer>> {
  if (!isRecord(input)) return fail('answers', 'The answers must be an object.');
  const foreign = Object.keys(input).find((id) => !KNOWN.has(id));
  if (foreign !== undefined) return unknownQuestion('answers', foreign);
  const value: Record<string, Answer> = {};
  for (const id of IDS) {
    if (!Object.hasOwn(input, id)) continue;
    const step = onScale(input[id]);
    if (!step) return fail(`answers.${id}`, `The answer to question ${id} must be '1' to '5'.`);
    value[id] = step.value;
  }
  return { ok: true, value };
}
