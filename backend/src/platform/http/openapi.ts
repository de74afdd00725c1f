import { BRAND } from '@bearings/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The API's description, made from the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle(`${BRAND.name} API`)
    .setDescription('Every call of the site. Errors are {statusCode, code, message, field?}.')
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, info);
}

/** The document at /api/docs-json and a page to read it at /api/docs. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app));
}
