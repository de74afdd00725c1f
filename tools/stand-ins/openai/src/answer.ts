import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { composeAnswer, type Judge } from './compose.js';
import type { Fault } from './faults.js';
import { type Quirk, applyReplyQuirks, applyQuirks, streamReply } from './quirks.js';
import { completion, type ErrorReply, errorReply, type ReplyOptions } from './replies.js';
import type { ChatRequest } from './request.js';
import { spoilAnswer } from './spoil.js';

const createRateLimitReply = (wait: string, seconds: string): ErrorReply => {
  const message = `Rate limit reached for requests. Please try again in ${wait}.`;
  return errorReply(429, 'requests', 'rate_limit_exceeded', message, { 'retry-after': seconds });
};

const ERROR_REPLIES: Partial<Record<Fault, ErrorReply>> = {
  unauthorised: createUnauthorisedReply('sk-…'),
  rate_limited: createRateLimitReply('1s', '1'),
  rate_limited_long: createRateLimitReply('10m', '600'),
  no_model: errorReply(404, 'invalid_request_error', 'model_not_found', 'There is no such model.'),
  bad_request: errorReply(400, 'invalid_request_error', null, 'The request was rejected.'),
  quota: errorReply(
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ),
  error: errorReply(500, 'server_error', null, 'The server had an error.'),
};

const REPLY_OPTIONS: Partial<Record<Fault, ReplyOptions>> = {
  filtered: { ending: 'content_filter' },
  truncated: { ending: 'length' },
  refusal: { refusal: 'I am sorry, I cannot help with that.' },
};

/** Faults that end a reply before it is complete. */
const BREAKING_FAULTS: ReadonlySet<Fault | null> = new Set(['hang_midway', 'cut_off', 'reset']);

const DRIBBLE_MS = 1_000;
const CAPTIVE_PORTAL_HTML = '<!doctype html><title>Welcome</title><h1>Accept the terms to go online</h1>';

/** What an answer depends on besides its call: who judges, and how the imitated server deviates from OpenAI's. */
export interface ResponseWriter {
  judge: Judge;
  quirks: ReadonlySet<Quirk>;
}

/**
 * Answers one call, with the fault that the test ordered for it, if any. Resolves when the reply has ended or the
 * caller has disconnected.
 */
export async function answerChat(
  response: ServerResponse,
  request: ChatRequest,
  fault: Fault | null,
  { judge, quirks }: ResponseWriter,
): Promise<void> {
  if (fault === 'hang') return;
  const error = fault && ERROR_REPLIES[fault];
  if (error) {
    sendError(response, error);
    return;
  }
  if (fault === 'redirect') {
    response.writeHead(307, { location: '/sign-in' }).end();
    return;
  }
  if (fault === 'captive_portal' || fault === 'silent') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(fault === 'captive_portal' ? CAPTIVE_PORTAL_HTML : '');
    return;
  }
  const text = composeReply(request, fault, { judge, quirks });
  const type = quirks.has('unasked_stream')
    ? 'text/event-stream'
    : quirks.has('text_type')
      ? 'text/plain'
      : 'application/json';
  response.writeHead(200, { 'content-type': type });
  response.flushHeaders();
  if (fault === 'dribble') return dribbleText(response, text);
  if (fault === 'endless') return pourText(response, text);
  if (BREAKING_FAULTS.has(fault)) return breakOffReply(response, text, fault);
  response.end(text);
}

export function createUnauthorisedReply(key: string): ErrorReply {
  const message = `Incorrect API key provided: ${key}.`;
  return errorReply(401, 'invalid_request_error', 'invalid_api_key', message);
}

export function sendError(response: ServerResponse, { status, headers, body }: ErrorReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function composeReply({ model, task }: ChatRequest, fault: Fault | null, { judge, quirks }: ResponseWriter): string {
  const answer = composeAnswer(task, judge);
  const sound = spoilAnswer(fault, answer) ?? JSON.stringify(answer);
  const wholeAnswer = applyQuirks(sound, quirks);
  const text = fault === 'truncated' ? wholeAnswer.slice(0, wholeAnswer.length / 2) : wholeAnswer;
  const options = (fault && REPLY_OPTIONS[fault]) ?? {};
  const reply = completion(model, text, options);
  return quirks.has('unasked_stream') ? streamReply(reply) : JSON.stringify(applyReplyQuirks(reply, quirks));
}

/** Sends the start of a reply. Then closes the connection, resets it, or leaves it open, depending on the fault. */
function breakOffReply(response: ServerResponse, text: string, fault: Fault | null): void {
  response.write(text.slice(0, 40), () => {
    if (fault === 'reset') response.socket?.resetAndDestroy();
    if (fault === 'cut_off') response.end();
  });
}

async function dribbleText(response: ServerResponse, text: string): Promise<void> {
  for (const byte of Buffer.from(text)) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(DRIBBLE_MS);
  }
  response.end();
}

/** Sends a reply that never ends, as fast as the client reads. */
async function pourText(response: ServerResponse, text: string): Promise<void> {
  response.write(text.slice(0, -40));
  while (!response.destroyed) {
    if (!response.writableNeedDrain) response.write('and so on '.repeat(100));
    await sleep(1);
  }
}
