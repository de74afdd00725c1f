import { BRAND } from '@bearings/contracts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** Creates the OpenAPI document from the running application. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle(`${BRAND.name} API`)
    .setDescription(
      'Every call of the site. Errors are {statusCode, code, error?, message, field?}; a 401 has the error Unauthorized.',
    )
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, info);
}

/** Serves the document at /api/docs-json and a page that shows it at /api/docs. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app));
}
