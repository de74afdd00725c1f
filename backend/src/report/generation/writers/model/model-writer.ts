import type { ReportProgress } from '@bearings/contracts';
import {
  applyEdits,
  createEditorInstructions,
  createVerdictsSchema,
  describePlaces,
  type Edit,
  EDITS_SCHEMA,
  JUDGE_INSTRUCTIONS,
  keepFollowing,
  listJudgedPairs,
  MODEL_PARTS,
  ModelError,
  type ModelPart,
  parseEdits,
  parseVerdicts,
  type Place,
  type Prose,
  type ReportFacts,
  type ReportWriter,
  writeEditable,
} from '@bearings/report-composer';
import { askModel, type AskOptions, isFinal, MAX_ATTEMPTS } from './ask-model.js';
import { ChatClient, type OnModelCall } from './chat-client.js';
import type { ModelConfig } from '../../../../config/config.js';

/** The name of this writer that the reader sees. */
export const MODEL_WRITER_NAME = 'AI Assistant';
/** Maximum number of calls for one part of a report: its edits and their judgement, each with one retry. */
export const MAX_CALLS_PER_PART = 2 * MAX_ATTEMPTS;

/**
 * Counts a call of the model for a part of the report, before the call is made. Throws a {@link ModelError} if the call
 * is not allowed.
 */
export type CountCall = (part: ModelPart) => Promise<void>;

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
      if (isFinal(error) && error.fault !== 'spent') stop.abort(error);
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
    const answer = await askModel(this.editors.writer, request, ['sentences'], this.askOptions(part, signal));
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
    const answer = await askModel(this.editors.judge, request, ids, this.askOptions(part, signal));
    return keepFollowing(edits, parseVerdicts(answer));
  }

  private askOptions(part: ModelPart, signal: AbortSignal): AskOptions {
    const { takeCall, endsAt } = this.options;
    return { takeCall: () => takeCall(part), endsAt, signal };
  }
}
