import { ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Access } from '../../platform/http/access.decorator.js';
import { openApiDocument } from '../../platform/http/openapi.js';
import { servedRoutes } from '../support/served-routes.js';
import { useSharedApi } from '../support/test-api.js';

const COMMITTED = path.join(import.meta.dirname, '../../../openapi.json');

const api = useSharedApi();
let document: OpenAPIObject;
beforeAll(async () => {
  document = openApiDocument(api.app);
});

/** Every handler of every controller of the running application. */
function handlers(): { name: string; handler: (...args: never[]) => unknown }[] {
  const modules = [...api.app.get(ModulesContainer).values()];
  return modules
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const prototype: object = metatype?.prototype;
      return Object.getOwnPropertyNames(prototype)
        .map((name) => ({
          name: `${metatype?.name}.${name}`,
          handler: Reflect.get(prototype, name),
        }))
        .filter(({ handler }) => Reflect.hasMetadata('method', handler));
    });
}

const key = (method: string, route: string): string =>
  `${method.toUpperCase()} ${route.replace(/\{(\w+)\}/g, ':$1')}`;

describe('the routes of the running application', () => {
  it('each declare who may call them', () => {
    const undeclared = handlers().filter(
      ({ handler }) => api.app.get(Reflector).get(Access, handler) === undefined,
    );
    expect(handlers().length).toBeGreaterThan(20);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it('are those of the OpenAPI document, both ways', () => {
    const documented = Object.entries(document.paths).flatMap(([route, item]) =>
      Object.keys(item).map((method) => key(method, route)),
    );
    expect(documented.toSorted()).toEqual(
      servedRoutes(api)
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

describe('the committed OpenAPI document', () => {
  it('is what the running application says (`npm run api` writes it)', async () => {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    expect(await readFile(COMMITTED, 'utf8')).toBe(text);
  });
});
