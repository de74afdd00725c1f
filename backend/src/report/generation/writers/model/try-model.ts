import type { ModelConfig } from '../../../../config/config.js';
import type { RequestForm } from './call-form.js';
import { ChatClient } from './chat-client.js';
import { EDITS_SCHEMA, findJsonObject, ModelError } from '@bearings/report-composer';

/** The result of a small test call to the model. */
export type TrialResult =
  | { kind: 'answered'; seconds: number; form: RequestForm }
  | { kind: 'refused' }
  | { kind: 'failed'; reason: string };

const TRIAL_REQUEST = {
  instructions: 'You check a connection. Answer with the id of the sentence, an empty rewrite and no facts.',
  facts: JSON.stringify({ places: [{ sentences: [{ id: '1a', text: 'The connection works.' }] }] }),
  schema: EDITS_SCHEMA,
  maxTokens: 2_000,
};

/**
 * Makes one small call to the configured model, with a schema like a report's, to check that the model works. The call
 * uses few tokens. It does not count towards the limits of model calls.
 */
export async function tryModel(config: ModelConfig): Promise<TrialResult> {
  const client = new ChatClient(config, () => undefined);
  const startMs = performance.now();
  try {
    const answer = await client.send(TRIAL_REQUEST, new AbortController().signal);
    if (!Array.isArray(findJsonObject(answer, ['sentences']).sentences)) {
      return { kind: 'failed', reason: 'its answer is not of the shape that was asked for' };
    }
    const seconds = (performance.now() - startMs) / 1_000;
    return { kind: 'answered', seconds, form: client.form };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (error.fault === 'refused') return { kind: 'refused' };
    return { kind: 'failed', reason: error.message };
  }
}
