import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { AppError } from './app-error.js';
import { sendError } from './error.filter.js';

/** Of one connection, whose replies are sent in order: more at a time would only be held in memory. */
const FOR_CONNECTION = 1;
/** Of one reader, over all their connections; a page sends a few at once. */
const FOR_READER = 8;
/** More are refused. */
const WAITING = 100;

class BusyError extends AppError {
  constructor() {
    super(503, 'unavailable');
  }
}

/** Lets a few enter at a time, and the others in the order in which they came. */
class Line {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly limit: number) {}

  get isEmpty(): boolean {
    return this.inside === 0;
  }

  /** Calls `begin` when it is their turn. Returns false when too many wait. */
  enter(begin: () => void): boolean {
    if (this.inside >= this.limit)
      return this.waiting.length < WAITING && this.waiting.push(begin) > 0;
    this.inside += 1;
    begin();
    return true;
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.inside -= 1;
  }
}

/**
 * Answers the requests of one connection one after another, and a few at a time of one reader. The others wait,
 * so that a burst of one reader does not keep everybody else waiting.
 * @param readerOf names the reader; null for one who cannot be told from others
 */
export function boundRequestsInFlight(
  fastify: FastifyInstance,
  readerOf: (request: FastifyRequest) => string | null,
): void {
  const connections = new WeakMap<Socket, Line>();
  const readers = new Map<string, Line>();

  function lineOfReader(reader: string): Line {
    const line = readers.get(reader) ?? new Line(FOR_READER);
    readers.set(reader, line);
    return line;
  }

  function enter(request: FastifyRequest, reply: FastifyReply, begin: () => void): boolean {
    const reader = readerOf(request);
    if (reader === null) {
      begin();
      return true;
    }
    const line = lineOfReader(reader);
    return line.enter(() => {
      onceDone(reply, () => {
        line.leave();
        if (line.isEmpty) readers.delete(reader);
      });
      begin();
    });
  }

  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? new Line(FOR_CONNECTION);
    connections.set(socket, connection);
    const refuse = (): void => sendError(new BusyError(), request, reply);
    const isWaiting = connection.enter(() => {
      onceDone(reply, () => connection.leave());
      // The client hung up, or the deadline has passed.
      if (socket.destroyed || reply.sent) return;
      if (!enter(request, reply, done)) refuse();
    });
    if (!isWaiting) refuse();
  });
}

/** Runs `leave` when the reply has been sent or its connection is gone. */
function onceDone({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed || raw.writableFinished || raw.destroyed) leave();
  else raw.once('close', leave);
}
