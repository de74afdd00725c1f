import type { ReportProgress } from '@bearings/contracts';
import { z } from 'zod';
import type { ModelConfig } from '../../../config/config.js';
import type { ReportFacts } from '../../report-facts.js';
import type { Prose, ReportWriter } from '../writer.js';
import { ChatClient } from './chat-client.js';
import { checkProse } from './check-prose.js';
import { INSTRUCTIONS } from './instructions.js';
import { modelFacts } from './model-facts.js';
import { ModelError } from './model.errors.js';
import { type Draft, draftShape, WRITTEN_FOR } from './prose-fields.js';

/** As the reader sees it. */
const NAME = 'AI Assistant';
/** Faults that a log needs to show what went wrong. */
const FAULTS_TOLD = 5;

const { $schema: _, ...SCHEMA } = z.toJSONSchema(draftShape);

/** Lets a language model write the words, in one call, and returns only what passes every check. */
export class ModelWriter implements ReportWriter {
  readonly name = NAME;
  private readonly chat: ChatClient;

  constructor(config: ModelConfig) {
    this.chat = new ChatClient(config);
  }

  /** Throws a {@link ModelError} where the answer fails to come or may not be shown. */
  async write(
    facts: ReportFacts,
    onProgress: (progress: ReportProgress) => void | Promise<void>,
    signal: AbortSignal,
  ): Promise<Prose> {
    const question = {
      instructions: INSTRUCTIONS,
      facts: JSON.stringify(modelFacts(facts)),
      schema: SCHEMA,
    };
    const answer = await this.chat.ask(question, signal, progressOf(onProgress));
    const draft = parseDraft(answer);
    const faults = checkProse(draft, facts);
    if (faults.length > 0) throw new ModelError('unfit', faults.slice(0, FAULTS_TOLD).join('; '));
    return { generator: this.name, ...draft };
  }
}

/** Tells the section that is being written whenever another field begins in the answer. */
function progressOf(
  onProgress: (progress: ReportProgress) => void | Promise<void>,
): (text: string) => Promise<void> {
  let next = 0;
  return async (text) => {
    for (const [index, [field, section]] of WRITTEN_FOR.entries()) {
      // Within a text the quotation marks would be escaped.
      if (index < next || !text.includes(`"${field}":`)) continue;
      next = index + 1;
      await onProgress({ percent: Math.round((100 * index) / WRITTEN_FOR.length), section });
    }
  };
}

function parseDraft(answer: string): Draft {
  const parsed = draftShape.safeParse(jsonOf(answer));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ModelError('malformed', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new ModelError('malformed', 'the answer is no JSON');
  }
}
