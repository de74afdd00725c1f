// Writes the OpenAPI document of the controllers to standard output, without starting the application.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { parseEnvironment } from './config/env.js';
import { createOpenApiDocument } from './platform/http/openapi.js';
import { createLogger } from './platform/logging/logger.js';

// No connection is opened: in preview mode, Nest registers modules and controllers but creates no providers.
const config = parseEnvironment({ DATABASE_URL: 'postgres://localhost/none', LOG_LEVEL: 'error' });
const app = await NestFactory.create(AppModule.forRoot(config, createLogger(config)), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
process.stdout.write(`${JSON.stringify(createOpenApiDocument(app), null, 2)}\n`);
