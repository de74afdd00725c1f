import { BRAND } from '@bearings/domain';
import type { INestApplication } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { Access, Refuses } from './route.decorators.js';
import { ErrorBodyReply } from './error.dto.js';
import { listRefusals, SECURITY_BY_RULE, SESSION_SCHEME, SIGNATURE_SCHEME } from './openapi-security.js';

/**
 * Creates the OpenAPI document from the controllers. The name of a handler is the id of its operation; a
 * schema has the name of its class without `Dto` or `Reply`.
 */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle(`${BRAND.name} API`)
    .setDescription(
      'Every call of the site. Errors are {statusCode, code, error?, message, field?}; a 401 has the error Unauthorized.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addCookieAuth('bearings_session', { type: 'apiKey' }, SESSION_SCHEME)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'Stripe-Signature' }, SIGNATURE_SCHEME)
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (_controller, handler) => handler,
    extraModels: [ErrorBodyReply],
  });
  declareAccess(app, document);
  return shortenSchemaNames(document);
}

type Handler = (...args: never[]) => unknown;

/** Returns every handler of every controller by its name, which is the operation id. */
function collectHandlers(app: INestApplication): Map<string, Handler> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const handlers = controllers.flatMap(({ metatype }) => {
    const prototype: unknown = metatype?.prototype;
    return Object.getOwnPropertyNames(Object(prototype)).map((name): [string, unknown] => [
      name,
      Reflect.get(Object(prototype), name),
    ]);
  });
  return new Map(
    handlers.filter(
      (each): each is [string, Handler] => typeof each[1] === 'function' && Reflect.hasMetadata('method', each[1]),
    ),
  );
}

/** Adds to each operation who may call it and how a request may be rejected. */
function declareAccess(app: INestApplication, document: OpenAPIObject): void {
  const handlers = collectHandlers(app);
  const reflector = new Reflector();
  for (const item of Object.values(document.paths)) {
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      const handler = handlers.get(operation?.operationId ?? '');
      const access = handler && reflector.get(Access, handler);
      if (!operation || !handler || !access) continue;
      operation.security = SECURITY_BY_RULE[access];
      const refusals = listRefusals(method, operation, access, reflector.get(Refuses, handler) ?? {});
      for (const [status, codes = []] of Object.entries(refusals)) {
        const schema = { $ref: getSchemaPath(ErrorBodyReply) };
        operation.responses[status] = {
          description: codes.map((code) => `\`${code}\``).join(', '),
          content: { 'application/json': { schema } },
        };
      }
    }
  }
}

const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const CLASS_SUFFIX = /(?:Dto|Reply)$/;

function shortenSchemaNames(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const names = new Set(schemas.map(([name]) => name.replace(CLASS_SUFFIX, '')));
  if (names.size < schemas.length) throw new Error('Two schemas have the same name.');
  shortenReferences(document);
  const shortNames = schemas.map(([name, schema]) => [name.replace(CLASS_SUFFIX, ''), schema] as const);
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(shortNames) },
  };
}

function shortenReferences(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') {
      Reflect.set(value, key, part.replace(CLASS_SUFFIX, ''));
    } else {
      shortenReferences(part);
    }
  }
}

/** Serves the document at /api/docs-json and a page that shows it at /api/docs. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app));
}
