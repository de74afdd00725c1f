import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { TooManyRequestsError } from './app-error.js';
import { sendError } from './error.filter.js';

/** Maximum number of concurrent requests per connection. Replies are sent in order, so more would only use memory. */
const MAX_REQUESTS_PER_CONNECTION = 1;
/** Maximum number of concurrent requests per caller over all connections; a page sends a few at the same time. */
const MAX_REQUESTS_PER_CALLER = 8;
/** Maximum number of waiting requests; further ones are rejected. */
const MAX_WAITING_REQUESTS = 100;

const RETRY_AFTER_SECONDS = 2;
const WAITING_MESSAGE = 'Too many of your requests are waiting. Please try again in a moment.';

/** Admits a limited number of requests at a time; the others wait in order of arrival. */
class AdmissionQueue {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly limit: number) {}

  get isEmpty(): boolean {
    return this.inside === 0;
  }

  /** Calls `begin` once the request is admitted. Returns false when too many requests wait. */
  enter(begin: () => void): boolean {
    if (this.inside >= this.limit) return this.waiting.length < MAX_WAITING_REQUESTS && this.waiting.push(begin) > 0;
    this.inside += 1;
    begin();
    return true;
  }

  leave(): void {
    const nextCall = this.waiting.shift();
    if (nextCall) nextCall();
    else this.inside -= 1;
  }
}

/**
 * Limits the concurrent requests per connection and per caller; the others wait, so that a burst of one caller does
 * not delay everyone.
 * @param callerKeyOf returns a key for the caller; null if the caller is unknown
 */
export function limitRequestsInFlight(
  fastify: FastifyInstance,
  callerKeyOf: (request: FastifyRequest) => string | null,
): void {
  const connections = new WeakMap<Socket, AdmissionQueue>();
  const callers = new Map<string, AdmissionQueue>();

  function getQueue(caller: string): AdmissionQueue {
    const queue = callers.get(caller) ?? new AdmissionQueue(MAX_REQUESTS_PER_CALLER);
    callers.set(caller, queue);
    return queue;
  }

  function admit(request: FastifyRequest, reply: FastifyReply, begin: () => void): boolean {
    const caller = callerKeyOf(request);
    if (caller === null) {
      begin();
      return true;
    }
    const queue = getQueue(caller);
    return queue.enter(() => {
      runAfterReply(reply, () => {
        queue.leave();
        if (queue.isEmpty) callers.delete(caller);
      });
      begin();
    });
  }

  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? new AdmissionQueue(MAX_REQUESTS_PER_CONNECTION);
    connections.set(socket, connection);
    const refuseRequest = (): void =>
      sendError(new TooManyRequestsError(WAITING_MESSAGE, RETRY_AFTER_SECONDS), request, reply);
    const isWaiting = connection.enter(() => {
      runAfterReply(reply, () => connection.leave());
      // The client hung up, or the deadline has passed.
      if (socket.destroyed || reply.sent) return;
      if (!admit(request, reply, done)) refuseRequest();
    });
    if (!isWaiting) refuseRequest();
  });
}

/** Runs `leave` when the reply has been sent or its connection is gone. */
function runAfterReply({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed || raw.writableFinished || raw.destroyed) leave();
  else raw.once('close', leave);
}
