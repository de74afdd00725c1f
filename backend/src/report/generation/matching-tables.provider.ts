import { type FactoryProvider } from '@nestjs/common';
import { loadMatchingTables, type MatchingTables } from '../matching/tables.js';

export const MATCHING_TABLES = Symbol('MATCHING_TABLES');

/** Loads the matching tables once at start. Throws a StartError when the tables do not match. */
export const matchingTablesProvider: FactoryProvider<MatchingTables> = {
  provide: MATCHING_TABLES,
  useFactory: () => loadMatchingTables(),
};
