import 'reflect-metadata';
import { type FactoryProvider, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { OCCUPATIONS } from '@bearings/career-data';
import { StartError } from '../../platform/start.error.js';
import { loadTables, MATCHING_TABLES, matchingTablesProvider } from './matching-tables.provider.js';
import { loadMatchingTables } from '@bearings/career-matching';
import { ReportModule } from '../report.module.js';

@Module({})
class Tables {}

/** Starts a process with this provider only, with the options of `worker.ts`. */
const runFactory = (provider: FactoryProvider) =>
  NestFactory.createApplicationContext(
    { module: Tables, providers: [provider] },
    { logger: false, abortOnError: false },
  );

it('every process with the report module loads the matching tables once, at its start', async () => {
  expect(Reflect.getMetadata('providers', ReportModule)).toContain(matchingTablesProvider);
  const app = await runFactory(matchingTablesProvider);
  expect(app.get(MATCHING_TABLES)).toHaveProperty('occupations', OCCUPATIONS);
  await app.close();
});

it('the start fails with a StartError when the constants belong to another table', async () => {
  const loadWithFewerRows = () =>
    loadTables(() => loadMatchingTables(undefined, OCCUPATIONS.slice(1)));
  const started = runFactory({ ...matchingTablesProvider, useFactory: loadWithFewerRows });
  await expect(started).rejects.toThrow(StartError);
  await expect(started).rejects.toThrow(/^The matching constants were made from another/);
});
