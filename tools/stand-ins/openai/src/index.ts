/** A local stand-in for a language model. It offers the chat completions interface at no cost. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerChat, sendError, createUnauthorisedReply } from './answer.js';
import type { Judge, Task } from './compose.js';
import { type Fault, FaultOrders } from './faults.js';
import { parseJson } from './json.js';
import { type Quirk, findRefusal } from './quirks.js';
import { errorReply } from './replies.js';
import { readRequest } from './request.js';

export { FAULT_NAMES, type Fault } from './faults.js';
export type { JudgedPair } from './compose.js';
export { ANSWER_QUIRKS, type Quirk } from './quirks.js';

export interface ModelStandInSettings {
  /** The accepted API key. If absent, every key is accepted. */
  apiKey?: string;
}

export interface SeenRequest {
  /** When the call arrived, in milliseconds since 1970. */
  at: number;
  headers: Record<string, string | string[] | undefined>;
  /** The unparsed body. Tests search it for data that must not be sent. */
  body: string;
  /** True if the caller disconnected before the answer ended. */
  abandoned: boolean;
}

export interface ModelStandIn {
  /** The base URL for a client, with `/v1`. */
  url: string;
  /** The received calls, oldest first. */
  requests: SeenRequest[];
  /**
   * Makes the next `times` calls fail, by default one; null means all calls until `clearOrders` is called. With a role,
   * only calls that edit or that judge fail.
   */
  order(fault: Fault, times?: number | null, role?: Task['role']): void;
  clearOrders(): void;
  /** Makes the stand-in behave like another vendor's server, with exactly these deviations. */
  behaveLike(...quirks: Quirk[]): void;
  /** Replaces the judge, who says of every pair that it follows. */
  judgeBy(judge: Judge): void;
  close(): Promise<void>;
}

const MAX_BYTES = 1_000_000;

/** Starts a stand-in on a free port of the loopback address. */
export async function startModelStandIn(settings: ModelStandInSettings = {}): Promise<ModelStandIn> {
  const requests: SeenRequest[] = [];
  const orders = new FaultOrders();
  const quirks = new Set<Quirk>();
  const state: StandInState = { settings, requests, orders, quirks, judge: () => 'follows' };
  const server = createServer((request, response) => {
    handleRequest(request, response, state).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    order: (fault, times = 1, role) => orders.add({ fault, times, role: role ?? null }),
    clearOrders: () => orders.clear(),
    behaveLike: (...wanted) => {
      quirks.clear();
      for (const quirk of wanted) quirks.add(quirk);
    },
    judgeBy: (judge) => {
      state.judge = judge;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface StandInState {
  settings: ModelStandInSettings;
  requests: SeenRequest[];
  orders: FaultOrders;
  quirks: Set<Quirk>;
  judge: Judge;
}

async function handleRequest(request: IncomingMessage, response: ServerResponse, state: StandInState): Promise<void> {
  const body = await readBody(request);
  const route = `${request.method} ${request.url?.split('?')[0]}`;
  if (route === 'POST /v1/chat/completions') return answerChatRequest(request, response, body, state);
  const message = `Invalid URL (${route})`;
  sendError(response, errorReply(404, 'invalid_request_error', null, message));
}

async function answerChatRequest(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: string,
  { settings, requests, orders, quirks, judge }: StandInState,
): Promise<void> {
  const seenRequest: SeenRequest = { at: Date.now(), headers, body, abandoned: false };
  requests.push(seenRequest);
  response.once('close', () => {
    seenRequest.abandoned = !response.writableEnded;
  });
  const [, key] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key === undefined || (settings.apiKey !== undefined && key !== settings.apiKey)) {
    sendError(response, createUnauthorisedReply(key ?? 'none'));
    return;
  }
  const refusal = findRefusal(parseJson(body), quirks);
  if (refusal !== null) {
    sendError(response, refusal);
    return;
  }
  const call = readRequest(parseJson(body));
  if (typeof call === 'string') {
    sendError(response, errorReply(400, 'invalid_request_error', null, call));
    return;
  }
  await answerChat(response, call, orders.take(call.task.role), { judge, quirks });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > MAX_BYTES) throw new Error('The body is too large.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString();
}
