import type { ReportProgress } from '@bearings/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import {
  answerSchema,
  checkDraft,
  type Draft,
  type DraftFault,
  factsForPart,
  instructionsFor,
  ModelError,
  type ModelFact,
  type ModelFault,
  findJsonObject,
  type ProsePart,
  PROSE_PARTS,
  type Prose,
  type ProseField,
  proseFields,
  type ReportFacts,
  type ReportWriter,
  toParagraphs,
  toProse,
} from '@bearings/report-composer';
import type { ModelRequest } from './call-form.js';
import type { ChatClient } from './chat-client.js';

/** The name of this writer that the reader sees. */
export const MODEL_WRITER_NAME = 'AI Assistant';
const MAX_LOGGED_FAULTS = 5;
/**
 * Maximum number of calls for one part of a report: one for all its texts, and two for texts that are still missing or
 * invalid.
 */
export const MAX_CALLS_PER_PART = 3;
/** Maximum number of tokens of one part's answer, including its reasoning. */
const MAX_ANSWER_TOKENS = 8_000;
/** Maximum number of tokens when a part is requested again because its first answer was cut off. */
const MAX_RETRY_ANSWER_TOKENS = 16_000;
/**
 * Minimum pause before the model is called a second time for a part, if the provider failed to answer a call. Before
 * the third call, which is the last, the pause is twice as long.
 */
const RETRY_DELAY_MS = 1_000;
const OUTAGE_FAULTS: ReadonlySet<ModelFault> = new Set(['rate_limited', 'failed', 'timeout']);
/** Kinds of errors that would occur again if the call were repeated. */
const FINAL_FAULTS: ReadonlySet<ModelFault> = new Set(['refused', 'rejected', 'foreign', 'declined']);

/**
 * Counts a call of the model for a part of the report, before the call is made. Returns false if the call is not
 * allowed.
 */
export type CountCall = (part: ProsePart) => Promise<boolean>;

/** The result of one call for a part: the texts of the answer, or the error of a failed call. */
interface PartAnswer {
  texts: Draft;
  error: ModelError | null;
}

/**
 * Writes one report with a language model. Each part is a separate call, and all run in parallel. Texts that fail a
 * check are requested again with their errors.
 */
export class ModelWriter implements ReportWriter {
  readonly name = MODEL_WRITER_NAME;
  /** Parts whose answer was cut off once, and which are requested again with more tokens. */
  private readonly cutOffParts = new Set<ProsePart>();

  /** @param endsAt the deadline for the report, in milliseconds since 1970 */
  constructor(
    private readonly chat: ChatClient,
    private readonly takeCall: CountCall,
    private readonly endsAt: number,
  ) {}

  /**
   * Returns the report's prose. Throws a {@link ModelError} if a text is still missing or invalid after the last call.
   */
  async write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose> {
    const fields = proseFields(facts);
    const draft: Record<string, Draft[string]> = {};
    let faults: DraftFault[] = fields.map(({ id }) => ({ field: id, what: 'is missing' }));
    let failure: ModelError | null = null;
    for (let round = 1; faults.length > 0; round += 1) {
      if (round > MAX_CALLS_PER_PART) throw failure ?? createInvalidTextsError(faults);
      if (failure !== null && OUTAGE_FAULTS.has(failure.fault)) {
        await this.pause(failure, RETRY_DELAY_MS * (round - 1), signal);
      }
      const answers = await this.askFor({ facts, fields, draft, faults, round }, onProgress, signal);
      for (const { texts } of answers) Object.assign(draft, texts);
      failure = findLongestWait(answers);
      faults = checkDraft(draft, facts);
    }
    return toProse(draft, facts, this.name);
  }

  /**
   * Waits as long as the server asks before the model is called again. Throws the failure if the report's deadline
   * comes first.
   */
  private async pause(failure: ModelError, leastMs: number, signal: AbortSignal): Promise<void> {
    const ms = Math.max(leastMs, failure.retryAfterMs);
    if (Date.now() + ms >= this.endsAt) throw failure;
    await delay(ms, undefined, { signal });
  }

  /** Calls the model in parallel for every part with a missing or invalid text. */
  private async askFor(
    draft: {
      facts: ReportFacts;
      fields: ProseField[];
      draft: Draft;
      faults: DraftFault[];
      round: number;
    },
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<PartAnswer[]> {
    const { facts, fields, faults } = draft;
    const wrongFields = new Set(faults.map(({ field }) => field));
    const parts = listParts(fields.filter(({ id }) => wrongFields.has(id)));
    const stop = new AbortController();
    const anySignal = AbortSignal.any([signal, stop.signal]);
    let done = PROSE_PARTS.length - parts.length;
    const calls = parts.map(async (part) => {
      const requestedFields = fields.filter((field) => field.part === part && wrongFields.has(field.id));
      const maxTokens = this.cutOffParts.has(part) ? MAX_RETRY_ANSWER_TOKENS : MAX_ANSWER_TOKENS;
      const request = { ...createPartRequest(part, requestedFields, facts, draft), maxTokens };
      const answer = await this.call(part, request, requestedFields, anySignal);
      if (answer.error !== null) return answer;
      done += 1;
      const percent = Math.round((100 * done) / (PROSE_PARTS.length + 1));
      await onProgress({ percent, section: part });
      return answer;
    });
    try {
      return await Promise.all(calls);
    } catch (error) {
      // One call failed in a way that ends the attempt, so the other calls are aborted.
      stop.abort(error);
      await Promise.allSettled(calls);
      throw error;
    }
  }

  /**
   * Makes one call. Throws only errors that make further calls useless, such as a refusal, a used-up budget or an
   * abort.
   */
  private async call(
    part: ProsePart,
    request: ModelRequest,
    requested: readonly ProseField[],
    signal: AbortSignal,
  ): Promise<PartAnswer> {
    if (!(await this.takeCall(part))) throw new ModelError('spent', `no call left for ${part}`);
    try {
      return { texts: parseDraft(await this.chat.send(request, signal), requested), error: null };
    } catch (error) {
      if (!(error instanceof ModelError) || FINAL_FAULTS.has(error.fault)) throw error;
      if (error.fault === 'cut_off') {
        if (this.cutOffParts.has(part)) throw error;
        this.cutOffParts.add(part);
      }
      return { texts: {}, error };
    }
  }
}

function listParts(fields: readonly ProseField[]): ProsePart[] {
  return [...new Set(fields.map(({ part }) => part))];
}

function createPartRequest(
  part: ProsePart,
  requested: readonly ProseField[],
  facts: ReportFacts,
  { draft, faults }: { draft: Draft; faults: readonly DraftFault[] },
): Omit<ModelRequest, 'maxTokens'> {
  const written = requested.filter(({ id }) => draft[id] !== undefined);
  return {
    instructions: instructionsFor(part),
    facts: JSON.stringify({ facts: factsForPart(facts, part).map(pickSentFields) }),
    repair: written.length === 0 ? null : toRepairRequest(written, draft, faults),
    schema: answerSchema(requested),
  };
}

function toRepairRequest(
  written: readonly ProseField[],
  draft: Draft,
  faults: readonly DraftFault[],
): ModelRequest['repair'] {
  const texts = Object.fromEntries(written.map(({ id }) => [id, draft[id]]));
  const lines = faults.filter(({ field }) => field in texts).map(({ field, what }) => `- ${field}: ${what}`);
  return {
    texts: JSON.stringify(texts),
    faults: `These texts cannot be shown. Write them again, and change what is named here:\n${lines.join('\n')}`,
  };
}

/** Returns the fields of a fact that are sent to the model. */
const pickSentFields = ({ id, says, slot }: ModelFact): object => ({ id, says, inserts: slot?.text });

/** Returns the requested texts of an answer, without missing and malformed ones. */
function parseDraft(answer: string, requested: readonly ProseField[]): Draft {
  const ids = requested.map(({ id }) => id);
  const texts = findJsonObject(answer, ids);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const paragraphs = toParagraphs(texts[id]);
      return paragraphs === null ? [] : [[id, paragraphs]];
    }),
  );
}

/**
 * Of the errors of several calls, returns the one after which the server asks for the longest wait; null if no call
 * failed.
 */
function findLongestWait(answers: readonly PartAnswer[]): ModelError | null {
  const errors = answers.flatMap(({ error }) => error ?? []);
  return errors.toSorted((a, b) => b.retryAfterMs - a.retryAfterMs)[0] ?? null;
}

function createInvalidTextsError(faults: readonly DraftFault[]): ModelError {
  const lines = faults.slice(0, MAX_LOGGED_FAULTS).map(({ field, what }) => `${field}: ${what}`);
  return new ModelError('unfit', lines.join('; '));
}
