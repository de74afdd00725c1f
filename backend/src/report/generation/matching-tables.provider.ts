import { loadMatchingTables, type MatchingTables, MatchingTablesError } from '@bearings/career-matching';
import { type FactoryProvider } from '@nestjs/common';
import { StartError } from '../../platform/start.error.js';

export const MATCHING_TABLES = Symbol('MATCHING_TABLES');

/**
 * Loads the tables with which occupations are matched to answers. Throws a StartError if they do not belong together,
 * for example after only one of them was replaced.
 */
export function loadTables(load = loadMatchingTables): MatchingTables {
  try {
    return load();
  } catch (error) {
    throw error instanceof MatchingTablesError ? new StartError(error.message) : error;
  }
}

/** Loads the matching tables once at start. */
export const matchingTablesProvider: FactoryProvider<MatchingTables> = {
  provide: MATCHING_TABLES,
  useFactory: () => loadTables(),
};
