import { Access, type AccessRule } from '../../platform/http/route.decorators.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { RequestMethod } from '@nestjs/common';
import type { TestApi } from './test-api.js';

export interface ServedRoute {
  /** Method and path, such as `GET /api/reports/:id/download`. */
  name: string;
  access: AccessRule | undefined;
}

/** Returns all routes of all controllers of the running application, with their access rules. */
export function listServedRoutes({ app }: TestApi): ServedRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  return modules
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const prototype: object = metatype?.prototype;
      return Object.getOwnPropertyNames(prototype)
        .map((name): unknown => Reflect.get(prototype, name))
        .filter((handler) => typeof handler === 'function')
        .filter((handler) => Reflect.hasMetadata('method', handler));
    })
    .map((handler) => {
      const method = RequestMethod[Reflect.getMetadata('method', handler)];
      const path: string = Reflect.getMetadata('path', handler);
      const access = app.get(Reflector).get(Access, handler);
      return { name: `${method} ${path}`, access };
    });
}
