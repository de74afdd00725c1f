import type { ReportProgress } from '@bearings/contracts';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReportFacts } from '../../../composing/report-facts.js';
import type { Prose, ReportWriter } from '../writer.js';
import type { ChatClient, ModelRequest } from './chat-client.js';
import { checkProse, type ProseFault } from './check-prose.js';
import { instructionsFor } from './instructions.js';
import { factsForPart } from './model-facts.js';
import { ModelError, type ModelFault } from './model.errors.js';
import {
  answerSchema,
  type Draft,
  type Part,
  PARTS,
  type ProseField,
  proseFields,
  toProse,
} from './prose-fields.js';

/** Shown to the reader. */
export const MODEL_WRITER = 'AI Assistant';
const MAX_FAULTS_LOGGED = 5;
/** Calls of one part: its texts, and two repairs. */
export const MAX_PART_CALLS = 3;
/** After a round in which the provider returned no answer. */
const RETRY_DELAY_MS = 1_000;
const OUTAGES: ReadonlySet<ModelFault> = new Set(['rate_limited', 'failed', 'timeout']);

/** Counts a call before it is made. Returns false when it may not be made. */
export type TakeCall = (part: Part) => Promise<boolean>;

/** One round's answer for one part: the texts that came, and why others did not. */
interface PartAnswer {
  texts: Draft;
  error: ModelError | null;
}

/**
 * Writes one report with a language model. Each part is a call of its own, and all run side by side.
 * Texts that fail a check are asked for again, alone, with what was wrong with them.
 */
export class ModelWriter implements ReportWriter {
  readonly name = MODEL_WRITER;

  constructor(
    private readonly chat: ChatClient,
    private readonly takeCall: TakeCall,
  ) {}

  /** Throws a {@link ModelError} when a text stays missing or at fault after the last call. */
  async write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose> {
    const fields = proseFields(facts);
    const draft: Record<string, string> = {};
    let faults: ProseFault[] = fields.map(({ id }) => ({ field: id, what: 'is missing' }));
    let failure: ModelError | null = null;
    for (let round = 1; faults.length > 0; round += 1) {
      if (round > MAX_PART_CALLS) throw failure ?? unfit(faults);
      if (failure !== null && OUTAGES.has(failure.fault)) {
        await delay(RETRY_DELAY_MS * (round - 1), undefined, { signal });
      }
      const answers = await this.askFor(
        { facts, fields, draft, faults, round },
        onProgress,
        signal,
      );
      for (const { texts } of answers) Object.assign(draft, texts);
      failure = answers.find(({ error }) => error !== null)?.error ?? null;
      faults = checkProse(draft, facts);
    }
    return toProse(draft, facts, this.name);
  }

  /** Calls the model for every part with a fault, side by side. */
  private async askFor(
    draft: {
      facts: ReportFacts;
      fields: ProseField[];
      draft: Draft;
      faults: ProseFault[];
      round: number;
    },
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<PartAnswer[]> {
    const { facts, fields, faults } = draft;
    const wrong = new Set(faults.map(({ field }) => field));
    const parts = partsOf(fields.filter(({ id }) => wrong.has(id)));
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    let done = Object.keys(PARTS).length - parts.length;
    const calls = parts.map(async (part) => {
      const asked = fields.filter((field) => field.part === part && wrong.has(field.id));
      const answer = await this.call(part, requestFor(part, asked, facts, draft), asked, either);
      if (answer.error !== null) return answer;
      done += 1;
      const percent = Math.round((100 * done) / (Object.keys(PARTS).length + 1));
      await onProgress({ percent, section: PARTS[part] });
      return answer;
    });
    try {
      return await Promise.all(calls);
    } catch (error) {
      // One call that ends the attempt makes the others useless.
      stop.abort(error);
      await Promise.allSettled(calls);
      throw error;
    }
  }

  /** Calls once. Throws only what makes further calls useless: a refusal, a used-up budget, an abort. */
  private async call(
    part: Part,
    request: ModelRequest,
    asked: readonly ProseField[],
    signal: AbortSignal,
  ): Promise<PartAnswer> {
    if (!(await this.takeCall(part))) throw new ModelError('spent', `no call left for ${part}`);
    try {
      return { texts: textsIn(await this.chat.send(request, signal), asked), error: null };
    } catch (error) {
      if (!(error instanceof ModelError) || error.fault === 'refused') throw error;
      return { texts: {}, error };
    }
  }
}

function partsOf(fields: readonly ProseField[]): Part[] {
  return [...new Set(fields.map(({ part }) => part))];
}

function requestFor(
  part: Part,
  asked: readonly ProseField[],
  facts: ReportFacts,
  { draft, faults }: { draft: Draft; faults: readonly ProseFault[] },
): ModelRequest {
  const written = asked.filter(({ id }) => draft[id] !== undefined);
  return {
    instructions: instructionsFor(part),
    facts: JSON.stringify(factsForPart(facts, part)),
    repair: written.length === 0 ? null : repairOf(written, draft, faults),
    schema: answerSchema(asked),
  };
}

function repairOf(
  written: readonly ProseField[],
  draft: Draft,
  faults: readonly ProseFault[],
): ModelRequest['repair'] {
  const texts = Object.fromEntries(written.map(({ id }) => [id, draft[id]]));
  const lines = faults
    .filter(({ field }) => field in texts)
    .map(({ field, what }) => `- ${field}: ${what}`);
  return {
    texts: JSON.stringify(texts),
    faults: `These texts cannot be shown. Write them again, and change what is named here:\n${lines.join('\n')}`,
  };
}

/** Returns the asked texts of an answer. One that is missing is a fault of its field. */
function textsIn(answer: string, asked: readonly ProseField[]): Draft {
  const parsed = parseJson(answer);
  if (typeof parsed !== 'object' || parsed === null) {
    throw new ModelError('malformed', 'the answer is no object');
  }
  const entries = asked.flatMap(({ id }): [string, string][] => {
    const text: unknown = Reflect.get(parsed, id);
    return typeof text === 'string' ? [[id, text.trim()]] : [];
  });
  return Object.fromEntries(entries);
}

function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new ModelError('malformed', 'the answer is not JSON');
  }
}

function unfit(faults: readonly ProseFault[]): ModelError {
  const lines = faults.slice(0, MAX_FAULTS_LOGGED).map(({ field, what }) => `${field}: ${what}`);
  return new ModelError('unfit', lines.join('; '));
}
