import { endpoints } from '@bearings/contracts';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Access } from '../../platform/http/access.decorator.js';
import { openApiDocument } from '../../platform/http/openapi.js';
import { startTestApi, type TestApi } from '../support/test-api.js';

const COMMITTED = path.join(import.meta.dirname, '../../../openapi.json');

let api: TestApi;
let document: OpenAPIObject;
beforeAll(async () => {
  api = await startTestApi();
  document = openApiDocument(api.app);
});
afterAll(() => api.close());

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

const contract = Object.values(endpoints);
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

  it('are those of the contract, with its access rules, both ways', () => {
    const served = handlers().map(({ handler }) => {
      const method = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'][
        Reflect.getMetadata('method', handler)
      ];
      const route: string = Reflect.getMetadata('path', handler);
      const access = api.app.get(Reflector).get(Access, handler);
      return `${key(method ?? '?', route)} ${access}`;
    });
    const promised = contract.map(({ method, path, access }) => `${key(method, path)} ${access}`);
    expect(served.toSorted()).toEqual(promised.toSorted());
  });

  it('are those of the OpenAPI document, both ways', () => {
    const documented = Object.entries(document.paths).flatMap(([route, item]) =>
      Object.keys(item).map((method) => key(method, route)),
    );
    const promised = contract.map(({ method, path }) => key(method, path));
    expect(documented.toSorted()).toEqual(promised.toSorted());
  });
});

describe('the committed OpenAPI document', () => {
  it('is what the running application says (UPDATE_OPENAPI=1 writes it anew)', async () => {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    if (process.env['UPDATE_OPENAPI'] === '1') await writeFile(COMMITTED, text);
    expect(await readFile(COMMITTED, 'utf8')).toBe(text);
  });
});
