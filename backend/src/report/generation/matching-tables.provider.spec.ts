import 'reflect-metadata';
import { type FactoryProvider, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { OCCUPATIONS } from '@bearings/career-data';
import { StartError } from '../../platform/start.error.js';
import { loadTables, matchingTablesProvider } from './matching-tables.provider.js';
import { loadMatchingTables } from '@bearings/career-matching';

@Module({})
class TestModule {}

/** Starts an application context with this provider only and the options that `worker.ts` uses. */
const runFactory = (provider: FactoryProvider) =>
  NestFactory.createApplicationContext(
    { module: TestModule, providers: [provider] },
    { logger: false, abortOnError: false },
  );

it('the start fails with a StartError when the matching constants were made for other occupations', async () => {
  const loadWithFewerRows = () => loadTables(() => loadMatchingTables(undefined, OCCUPATIONS.slice(1)));
  const startPromise = runFactory({ ...matchingTablesProvider, useFactory: loadWithFewerRows });
  await expect(startPromise).rejects.toThrow(StartError);
  await expect(startPromise).rejects.toThrow(/^The matching constants were made from another/);
});
