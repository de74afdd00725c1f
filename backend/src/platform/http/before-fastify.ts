import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { watchClosing } from './drain.js';

/** Answers a request, or calls `leave`, by which Fastify gets it. */
type Answer = (request: IncomingMessage, response: ServerResponse, leave: () => void) => void;

/** Lets `answer` have every request before Fastify, which has them all while the server shuts down. */
export function answerBeforeFastify(fastify: FastifyInstance, answer: Answer): void {
  const isClosing = watchClosing(fastify);
  const { server } = fastify;
  const ordinary = server.listeners('request');
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const leave = (): void => {
      for (const each of ordinary) Reflect.apply(each, server, [request, response]);
    };
    if (isClosing()) leave();
    else answer(request, response, leave);
  };
  server.removeAllListeners('request').on('request', listener);
}
