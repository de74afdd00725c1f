// Prints the OpenAPI document of the controllers. Nothing of the application runs for it.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { parseEnvironment } from './config/env.js';
import { openApiDocument } from './platform/http/openapi.js';
import { createLogger } from './platform/logging/logger.js';

// No connection is opened: a preview has the modules and controllers, and no instance of a provider.
const config = parseEnvironment({ DATABASE_URL: 'postgres://localhost/none', LOG_LEVEL: 'error' });
const app = await NestFactory.create(
  AppModule.forRoot(config, createLogger(config)),
  new FastifyAdapter(),
  { preview: true, logger: false },
);
process.stdout.write(`${JSON.stringify(openApiDocument(app), null, 2)}\n`);
