import type { OpenAPIObject } from '@nestjs/swagger';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOpenApiDocument } from '../../platform/http/openapi.js';
import { listServedRoutes } from '../support/served-routes.js';
import { useSharedApi } from '../support/test-api.js';

const COMMITTED_FILE = path.join(import.meta.dirname, '../../../openapi.json');

const api = useSharedApi();
let document: OpenAPIObject;
beforeAll(async () => {
  document = createOpenApiDocument(api.app);
});

const toRouteKey = (method: string, route: string): string =>
  `${method.toUpperCase()} ${route.replace(/\{(\w+)\}/g, ':$1')}`;

describe('the routes of the running application', () => {
  it('are exactly those of the OpenAPI document', () => {
    const documentedRoutes = Object.entries(document.paths).flatMap(([route, item]) =>
      Object.keys(item).map((method) => toRouteKey(method, route)),
    );
    expect(documentedRoutes.toSorted()).toEqual(
      listServedRoutes(api)
        .map(({ name }) => name)
        .toSorted(),
    );
  });
});

describe('the committed OpenAPI document', () => {
  it('equals the document that the running application creates (update it with `npm run api`)', async () => {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    expect(await readFile(COMMITTED_FILE, 'utf8')).toBe(text);
  });
});
