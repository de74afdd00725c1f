import { nodeTests, TEST_TIMEOUT_MS } from '@bearings/build/jest';
import { CORE_API_SPECS } from './core-api.mjs';

const CORE_SPEC_PATTERN = `(${Object.values(CORE_API_SPECS).flat().join('|')}).spec.ts`;
const API_PROJECT = {
  globalSetup: '<rootDir>/src/test/support/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/support/database.teardown.mjs',
};
const GROUPS_FOLDER = '/src/test/groups/';

/** @param {string} displayName @param {string} match @param {object} [extra] */
const createProject = (displayName, match, extra = {}) =>
  nodeTests(import.meta.dirname, { displayName, testMatch: [`<rootDir>/src/${match}`], ...extra });

/**
 * Each test command runs some of these projects. All projects except `groups` together run every spec once; `groups`
 * runs the specs of `core` in fewer Jest files.
 */
export default {
  projects: [
    createProject('unit', '', {
      testMatch: ['<rootDir>/src/!(test)/**/!(*.corpus).spec.ts', '<rootDir>/scripts/**/*.spec.ts'],
    }),
    createProject('corpus', '!(test)/**/*.corpus.spec.ts'),
    createProject('groups', 'test/groups/*.spec.ts', API_PROJECT),
    createProject('core', `test/**/${CORE_SPEC_PATTERN}`, {
      ...API_PROJECT,
      testPathIgnorePatterns: [GROUPS_FOLDER],
    }),
    createProject('api', 'test/**/*.spec.ts', {
      ...API_PROJECT,
      testPathIgnorePatterns: [GROUPS_FOLDER, `/src/test/(.*/)?${CORE_SPEC_PATTERN}$`],
    }),
  ],
  testTimeout: TEST_TIMEOUT_MS,
  // Most API specs mainly wait for time limits to pass, and need little processor time. So there may be more workers
  // than processor cores.
  maxWorkers: 3,
  // Modules that a spec loads stay in memory, so a worker would grow to 2.7 GB. Jest replaces it above this limit.
  workerIdleMemoryLimit: '1GB',
};
