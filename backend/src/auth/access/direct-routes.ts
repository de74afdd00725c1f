import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { type EarlyRoute, failureOf } from '../../platform/http/early-calls.js';
import { sendError } from '../../platform/http/error.filter.js';
import { FindsCaller } from './finds-caller.decorator.js';
import { RouteAccess } from './route-access.js';
import { readRule } from './route-rule.js';

type Method = (...args: never[]) => unknown;

interface DirectRoute extends EarlyRoute {
  verb: string;
}

/**
 * Calls the methods that declare {@link FindsCaller} with the request and the reply: by Fastify, and a plain
 * GET before it. Nest's guard, pipes and reply have nothing to do for them, and cost as much as the rest of
 * such a call. Their rule is declared and their errors are sent as Nest's way does; each answers 200.
 */
@Injectable()
export class DirectRoutes {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly reflector: Reflector,
    private readonly routes: RouteAccess,
  ) {}

  /** Has Fastify call them. Has to run before Nest registers its routes. */
  register(fastify: FastifyInstance): void {
    const handlers = new Map(
      this.list().map((each) => [`${each.verb} ${each.path}`, handler(each)]),
    );
    fastify.addHook('onRoute', (route) => {
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const own = handlers.get(`${method} ${route.url}`);
      if (own) route.handler = own;
    });
  }

  /** Returns those that only read. */
  reads(): EarlyRoute[] {
    return this.list().filter(({ verb }) => verb === 'GET');
  }

  private list(): DirectRoute[] {
    const controllers = [...this.modules.values()].flatMap((each) => [
      ...each.controllers.values(),
    ]);
    return controllers.flatMap(({ instance }) =>
      methodsOf(instance)
        .filter((method) => this.reflector.get(FindsCaller, method))
        .map((method) => this.routeOf(instance, method)),
    );
  }

  private routeOf(controller: unknown, method: Method): DirectRoute {
    const rule = readRule(this.reflector, method);
    const verb: unknown = Reflect.getMetadata(METHOD_METADATA, method);
    return {
      verb: String(RequestMethod[Number(verb)]),
      path: String(Reflect.getMetadata(PATH_METADATA, method)),
      answer: async (request, reply) => {
        this.routes.declare(request, rule);
        const answer: unknown = await Reflect.apply(method, controller, [request, reply]);
        return answer;
      },
    };
  }
}

function handler({ answer }: DirectRoute): RouteHandlerMethod {
  return async (request, reply) => {
    try {
      const failure = failureOf(request.raw);
      if (failure !== undefined) throw failure;
      return await answer(request, reply);
    } catch (error) {
      sendError(error, request, reply);
      return undefined;
    }
  };
}

function methodsOf(controller: unknown): Method[] {
  const prototype: unknown = Object.getPrototypeOf(controller);
  return Object.getOwnPropertyNames(prototype)
    .map((name): unknown => Reflect.get(Object(prototype), name))
    .filter((method): method is Method => typeof method === 'function');
}
