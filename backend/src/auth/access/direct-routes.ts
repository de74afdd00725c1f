import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../platform/http/error.filter.js';
import { FindsCaller } from './finds-caller.decorator.js';
import { RouteAccess } from './route-access.js';
import { readRule } from './route-rule.js';

type Method = (...args: never[]) => unknown;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Lets Fastify call the methods that declare {@link FindsCaller}, with the request and the reply. Nest's
 * guard, pipes and reply have nothing to do for them, and cost as much as the rest of such a call. Their
 * rule is declared and their errors are sent as Nest's way does; each answers 200.
 */
@Injectable()
export class DirectRoutes {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly reflector: Reflector,
    private readonly routes: RouteAccess,
  ) {}

  /** Has to run before Nest registers its routes. */
  register(fastify: FastifyInstance): void {
    const answers = new Map(this.list());
    fastify.addHook('onRoute', (route) => {
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const answer = answers.get(`${method} ${route.url}`);
      if (answer) route.handler = answer;
    });
  }

  private list(): [route: string, Answer][] {
    const controllers = [...this.modules.values()].flatMap((each) => [
      ...each.controllers.values(),
    ]);
    return controllers.flatMap(({ instance }) =>
      methodsOf(instance)
        .filter((method) => this.reflector.get(FindsCaller, method))
        .map((method): [string, Answer] => [routeOf(method), this.answerBy(instance, method)]),
    );
  }

  private answerBy(controller: unknown, method: Method): Answer {
    const rule = readRule(this.reflector, method);
    return async (request, reply) => {
      try {
        this.routes.declare(request, rule);
        const answer: unknown = await Reflect.apply(method, controller, [request, reply]);
        return answer;
      } catch (error) {
        sendError(error, request, reply);
        return undefined;
      }
    };
  }
}

function methodsOf(controller: unknown): Method[] {
  const prototype: unknown = Object.getPrototypeOf(controller);
  return Object.getOwnPropertyNames(prototype)
    .map((name): unknown => Reflect.get(Object(prototype), name))
    .filter((method): method is Method => typeof method === 'function');
}

function routeOf(method: Method): string {
  const verb: unknown = Reflect.getMetadata(METHOD_METADATA, method);
  return `${RequestMethod[Number(verb)]} ${Reflect.getMetadata(PATH_METADATA, method)}`;
}
