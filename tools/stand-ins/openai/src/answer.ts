import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose, type Sentences } from './compose.js';
import type { Fault, FaultOrder } from './faults.js';
import { type Quirk, replyWithQuirks, withQuirks } from './quirks.js';
import { chunks, completion, type ErrorReply, errorReply, type ReplyOptions } from './replies.js';
import type { ChatRequest } from './request.js';
import { spoil } from './spoil.js';

const ERRORS: Partial<Record<Fault, ErrorReply>> = {
  rate_limited: errorReply(
    429,
    'requests',
    'rate_limit_exceeded',
    'Rate limit reached for requests. Please try again in 1s.',
    { 'retry-after': '1' },
  ),
  rate_limited_long: errorReply(
    429,
    'requests',
    'rate_limit_exceeded',
    'Rate limit reached for requests. Please try again in 10m.',
    { 'retry-after': '600' },
  ),
  no_model: errorReply(404, 'invalid_request_error', 'model_not_found', 'There is no such model.'),
  bad_request: errorReply(400, 'invalid_request_error', null, 'The request was rejected.'),
  quota: errorReply(
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ),
  error: errorReply(
    500,
    'server_error',
    null,
    'The server had an error while processing your request.',
  ),
};

const REPLY_OPTIONS: Partial<Record<Fault, ReplyOptions>> = {
  filtered: { ending: 'content_filter' },
  refusal: { refusal: 'I am sorry, I cannot help with that.' },
};

/** Faults that stop an answer half way. */
const BREAKS: ReadonlySet<Fault | null> = new Set([
  'hang_midway',
  'cut_off',
  'reset',
  'error_midway',
]);

const DRIBBLE_MS = 1_000;
const PAGE = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>';

/** The input of an answer. */
export interface Writer {
  sentences: Sentences;
  quirks: ReadonlySet<Quirk>;
}

/** Answers one call with the ordered fault. Resolves when the reply has ended or the caller has disconnected. */
export async function answerChat(
  response: ServerResponse,
  request: ChatRequest,
  order: FaultOrder | null,
  { sentences, quirks }: Writer,
): Promise<void> {
  const fault = order?.fault ?? null;
  if (fault === 'hang') return;
  const error = fault === 'unauthorised' ? unauthorised('sk-…') : fault && ERRORS[fault];
  if (error) {
    sendError(response, error);
    return;
  }
  if (fault === 'html' || fault === 'silent') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(fault === 'html' ? PAGE : '');
    return;
  }
  const frames = framesOf(request, order, { sentences, quirks });
  const type = quirks.has('text_type') ? 'text/plain' : 'application/json';
  response.writeHead(200, { 'content-type': request.stream ? 'text/event-stream' : type });
  response.flushHeaders();
  if (fault === 'dribble') return dribble(response, frames.join(''));
  if (fault === 'endless') return pour(response, frames);
  if (BREAKS.has(fault)) return breakOff(response, frames, fault);
  response.end(frames.join(''));
}

export function unauthorised(key: string): ErrorReply {
  const message = `Incorrect API key provided: ${key}.`;
  return errorReply(401, 'invalid_request_error', 'invalid_api_key', message);
}

export function sendError(response: ServerResponse, { status, headers, body }: ErrorReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function framesOf(
  { model, stream, usage, schema, facts }: ChatRequest,
  order: FaultOrder | null,
  { sentences, quirks }: Writer,
): string[] {
  const fault = order?.fault ?? null;
  const answer = compose(schema, sentences, facts);
  const sound = spoil(fault, answer, order?.field ?? null) ?? JSON.stringify(answer);
  const whole = withQuirks(sound, quirks);
  const truncated = fault === 'truncated';
  const text = truncated ? whole.slice(0, whole.length / 2) : whole;
  const options: ReplyOptions = truncated
    ? { ending: 'length' }
    : ((fault && REPLY_OPTIONS[fault]) ?? {});
  if (!stream) {
    const reply = JSON.stringify(replyWithQuirks(completion(model, text, options), quirks));
    return [fault === 'broken_stream' ? reply.slice(1) : reply];
  }
  const events = chunks(model, text, { ...options, usage }).map((chunk) => JSON.stringify(chunk));
  if (fault === 'broken_stream') events.splice(2, 0, '{"choices": [{"delta": {"content": ');
  return [...events, '[DONE]'].map((event) => `data: ${event}\n\n`);
}

/** Sends half a reply, then nothing, an error, the end or a reset. */
function breakOff(response: ServerResponse, frames: readonly string[], fault: Fault | null): void {
  const half = Math.ceil(frames.length / 2);
  const first =
    frames.length > 1 ? frames.slice(0, half).join('') : (frames[0]?.slice(0, 40) ?? '');
  response.write(first, () => {
    if (fault === 'reset') response.socket?.resetAndDestroy();
    if (fault === 'cut_off') response.end();
    if (fault === 'error_midway') {
      const error = errorReply(500, 'server_error', null, 'The server had an error.');
      response.end(`data: ${JSON.stringify(error.body)}\n\n`);
    }
  });
}

async function dribble(response: ServerResponse, text: string): Promise<void> {
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(DRIBBLE_MS);
  }
  response.end();
}

/** Repeats the middle of a reply as fast as the client reads. */
async function pour(response: ServerResponse, frames: readonly string[]): Promise<void> {
  response.write(frames.length > 1 ? frames[0] : frames[0]?.slice(0, -40));
  const again = frames.length > 1 ? frames.slice(1, -2).join('') : 'and so on '.repeat(100);
  while (!response.destroyed) {
    if (!response.writableNeedDrain) response.write(again);
    await sleep(1);
  }
}
