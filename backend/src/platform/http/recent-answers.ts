import { SIGNED_IN_HINT_COOKIE } from '@bearings/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Metrics } from '../metrics/metrics.js';
import { measureSiteReply } from '../metrics/request-metrics.js';
import { answerBeforeFastify } from './before-fastify.js';
import { PRIVATE } from './private-api.js';
import type { SiteFiles } from './site-files.js';

/** Their contents are those that `site-files.ts` keeps, so this bounds the headers. */
const MAX_ANSWERS = 500;
/** How old an answer may be that is repeated while one request checks again. */
const MAX_AGE_MS = 250;

interface Answer {
  /** When the files were checked that it was made from, and when it was last left to be made again. */
  since: number;
  renewed: number;
  /** Names and values by turns; the first one is the request's id, which is another each time. */
  headers: [name: string, id: string, ...others: string[]];
  content: Buffer;
}

/**
 * What the site answered since its files were checked last. The same request has the same answer until
 * they are checked again, so it is repeated without Fastify; see decision 0085. After a check one request
 * of many is answered by the ordinary way, and the others as before until that has its answer.
 */
export class RecentAnswers {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly files: Pick<SiteFiles, 'checkedAt'>) {}

  /** Returns the answer to a request; undefined when the ordinary way has to answer it. */
  find(request: IncomingMessage): Answer | undefined {
    const key = keyOf(request);
    const answer = key === null ? undefined : this.answers.get(key);
    if (answer === undefined) return undefined;
    const checkedAt = this.files.checkedAt();
    if (answer.since === checkedAt) return answer;
    const isRenewed = answer.renewed === checkedAt;
    answer.renewed = checkedAt;
    return isRenewed && checkedAt - answer.since <= MAX_AGE_MS ? answer : undefined;
  }

  /** Keeps a reply that is about to be sent, and was made from files that were checked at `since`. */
  keep(since: number, request: IncomingMessage, reply: FastifyReply, content: Buffer): void {
    const key = keyOf(request);
    if (key === null) return;
    this.answers.delete(key);
    if (reply.statusCode !== 200 || isForOne(reply)) return;
    // A check in between: the reply may be of two states of the folder.
    if (this.files.checkedAt() !== since) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [name, flatten(String(value))]);
    this.answers.set(key, {
      since,
      renewed: since,
      headers: ['x-request-id', '', ...headers],
      content,
    });
    this.forgetOld(since);
  }

  /** Answers would otherwise hold the contents of files that are kept no longer. */
  private forgetOld(now: number): void {
    // In order of `since`.
    for (const [key, { since }] of this.answers) {
      if (now - since <= MAX_AGE_MS && this.answers.size <= MAX_ANSWERS) return;
      this.answers.delete(key);
    }
  }
}

/** A string that was put together stays in parts, which cost each reply a tenth of its headers. */
const flatten = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/** Such as the page of a shared report, whose link is looked up each time. */
const isForOne = (reply: FastifyReply): boolean =>
  reply.getHeader('cache-control') === PRIVATE || reply.hasHeader('set-cookie');

/** Everything that the site's answer depends on; null for a request that is not answered as others are. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return null;
  if (headers.cookie?.includes(SIGNED_IN_HINT_COOKIE)) return null;
  return `${headers['accept-encoding'] ?? ''}\n${url}`;
}

/** Repeats answers before Fastify, which gets every other request. */
export function repeatAnswers(
  fastify: FastifyInstance,
  answers: RecentAnswers,
  metrics: Metrics,
): void {
  answerBeforeFastify(fastify, (request, response, leave) => {
    const found = answers.find(request);
    if (found === undefined) return leave(request, response);
    measureSiteReply(metrics, response);
    found.headers[1] = randomUUID();
    response.writeHead(200, found.headers);
    response.end(found.content);
  });
}
