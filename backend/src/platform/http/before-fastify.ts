import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { watchClosing } from './drain.js';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers a request, or passes it to `leave`, by which Fastify gets it. */
type Answer = (request: IncomingMessage, response: ServerResponse, leave: Listener) => void;

/** Lets `answer` have every request before Fastify, which has them all while the server shuts down. */
export function answerBeforeFastify(fastify: FastifyInstance, answer: Answer): void {
  const isClosing = watchClosing(fastify);
  const { server } = fastify;
  const ordinary = server.listeners('request');
  const leave: Listener = (request, response) => {
    for (const each of ordinary) Reflect.apply(each, server, [request, response]);
  };
  const listener: Listener = (request, response) => {
    if (isClosing()) leave(request, response);
    else answer(request, response, leave);
  };
  server.removeAllListeners('request').on('request', listener);
}
