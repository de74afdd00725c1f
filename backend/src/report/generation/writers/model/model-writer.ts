import type { ReportProgress } from '@bearings/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import {
  applyEdits,
  createEditorInstructions,
  createVerdictsSchema,
  describePlaces,
  type Edit,
  EDITS_SCHEMA,
  findJsonObject,
  JUDGE_INSTRUCTIONS,
  keepFollowing,
  listJudgedPairs,
  MODEL_PARTS,
  ModelError,
  type ModelFault,
  type ModelPart,
  parseEdits,
  parseVerdicts,
  type Place,
  type Prose,
  type ReportFacts,
  type ReportWriter,
  writeEditable,
} from '@bearings/report-composer';
import type { ModelRequest } from './call-form.js';
import { ChatClient, type OnModelCall } from './chat-client.js';
import type { ModelConfig } from '../../../../config/config.js';

/** The name of this writer that the reader sees. */
export const MODEL_WRITER_NAME = 'AI Assistant';
/** Maximum number of calls for the edits of one part, and for their judgement. */
const MAX_ATTEMPTS = 2;
/** Maximum number of calls for one part of a report: its edits and their judgement, each with one retry. */
export const MAX_CALLS_PER_PART = 2 * MAX_ATTEMPTS;
/** Maximum number of tokens of one answer, including its reasoning. */
const MAX_ANSWER_TOKENS = 8_000;
/** Maximum number of tokens when an answer is requested again because the first one was cut off. */
const MAX_RETRY_ANSWER_TOKENS = 16_000;
/** Minimum pause before a second call if the provider failed to answer the first one. */
const RETRY_DELAY_MS = 1_000;
const OUTAGE_FAULTS: ReadonlySet<ModelFault> = new Set(['rate_limited', 'failed', 'timeout']);
/** Kinds of errors that would occur again if the call were repeated. After one, no further call is made. */
const FINAL_FAULTS: ReadonlySet<ModelFault> = new Set(['refused', 'rejected', 'foreign', 'declined', 'spent']);

/**
 * Counts a call of the model for a part of the report, before the call is made. Returns false if the call is not
 * allowed.
 */
export type CountCall = (part: ModelPart) => Promise<boolean>;

/** The models of one server that edit a report. */
export interface ModelEditors {
  writer: ChatClient;
  /** Judges the rewrites of the writer. May be the same client. */
  judge: ChatClient;
}

/** Returns clients of the configured models. One model in both roles has one client. */
export function createEditors(config: ModelConfig, onCall: OnModelCall): ModelEditors {
  const writer = new ChatClient(config, onCall);
  return {
    writer,
    judge: config.judge === config.name ? writer : new ChatClient({ ...config, name: config.judge }, onCall),
  };
}

export interface ModelWriterOptions {
  takeCall: CountCall;
  /** The deadline for the report, in milliseconds since 1970. What is edited by then is kept. */
  endsAt: number;
  /** Is called at the end with the error of each part that stays unedited or unjudged. */
  onFailure: (error: ModelError) => void | Promise<void>;
}

/**
 * Edits one report of our own with a language model, as far as its calls succeed: the report is whole at every moment.
 * Each part is edited by one call, and its rewrites are judged by another. The parts are edited in parallel.
 */
export class ModelWriter implements ReportWriter {
  readonly name = MODEL_WRITER_NAME;
  private readonly failures: ModelError[] = [];

  constructor(
    private readonly editors: ModelEditors,
    private readonly options: ModelWriterOptions,
  ) {}

  async write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose> {
    const report = await writeEditable(facts);
    const stop = new AbortController();
    const timer = setTimeout(
      () => stop.abort(new ModelError('late', 'the report had to be finished')),
      Math.max(0, this.options.endsAt - Date.now()),
    );
    const anySignal = AbortSignal.any([signal, stop.signal]);
    let done = 0;
    const parts = MODEL_PARTS.map(async (part) => {
      const places = report.places.filter((place) => place.part === part);
      const edits = await this.editPart(part, places, stop, anySignal);
      signal.throwIfAborted();
      done += 1;
      await onProgress({ percent: Math.round((100 * done) / (MODEL_PARTS.length + 1)), section: part });
      return edits;
    });
    try {
      const edits = await Promise.all(parts);
      for (const failure of this.failures) await this.options.onFailure(failure);
      return applyEdits(report, edits.flat(), this.name);
    } catch (error) {
      // The lease was lost, so the other calls are aborted.
      stop.abort(error);
      await Promise.allSettled(parts);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Returns the edits of a part that may be shown; none if the model's calls fail. */
  private async editPart(
    part: ModelPart,
    places: readonly Place[],
    stop: AbortController,
    signal: AbortSignal,
  ): Promise<Edit[]> {
    let edits: Edit[] = [];
    try {
      edits = await this.requestEdits(part, places, signal);
      return await this.judgeEdits(part, edits, signal);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (!stop.signal.aborted) this.failures.push(error);
      if (FINAL_FAULTS.has(error.fault) && error.fault !== 'spent') stop.abort(error);
      // Without a judgement our own sentences stand, in the wordings and the order that the model chose.
      return keepFollowing(edits, new Map());
    }
  }

  private async requestEdits(part: ModelPart, places: readonly Place[], signal: AbortSignal): Promise<Edit[]> {
    if (places.length === 0) return [];
    const request = {
      instructions: createEditorInstructions(part),
      facts: describePlaces(places),
      schema: EDITS_SCHEMA,
    };
    const answer = await this.ask(this.editors.writer, part, request, ['sentences'], signal);
    return parseEdits(answer, places).edits;
  }

  private async judgeEdits(part: ModelPart, edits: readonly Edit[], signal: AbortSignal): Promise<Edit[]> {
    const pairs = listJudgedPairs(edits);
    if (pairs.length === 0) return [...edits];
    const request = {
      instructions: JUDGE_INSTRUCTIONS,
      facts: JSON.stringify({ pairs }),
      schema: createVerdictsSchema(pairs),
    };
    const ids = pairs.map(({ id }) => id);
    const answer = await this.ask(this.editors.judge, part, request, ids, signal);
    return keepFollowing(edits, parseVerdicts(answer));
  }

  /** Returns the object with one of these keys in the answer to a request, which is sent twice if the first call fails. */
  private async ask(
    chat: ChatClient,
    part: ModelPart,
    request: Omit<ModelRequest, 'maxTokens'>,
    keys: readonly string[],
    signal: AbortSignal,
  ): Promise<Record<string, unknown>> {
    let maxTokens = MAX_ANSWER_TOKENS;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        if (!(await this.options.takeCall(part))) throw new ModelError('spent', `no call left for ${part}`);
        return findJsonObject(await chat.send({ ...request, maxTokens }, signal), keys);
      } catch (error) {
        if (!(error instanceof ModelError) || FINAL_FAULTS.has(error.fault)) throw error;
        if (attempt === MAX_ATTEMPTS || signal.aborted) throw error;
        if (error.fault === 'cut_off') maxTokens = MAX_RETRY_ANSWER_TOKENS;
        if (OUTAGE_FAULTS.has(error.fault)) await this.pause(error, signal);
      }
    }
  }

  /**
   * Waits as long as the server asks before the model is called again. Throws the failure if the report's deadline
   * comes first.
   */
  private async pause(failure: ModelError, signal: AbortSignal): Promise<void> {
    const ms = Math.max(RETRY_DELAY_MS, failure.retryAfterMs);
    if (Date.now() + ms >= this.options.endsAt) throw failure;
    try {
      await delay(ms, undefined, { signal });
    } catch {
      signal.throwIfAborted();
    }
  }
}
