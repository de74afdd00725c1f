import { nodeTests, TEST_TIMEOUT_MS } from '@bearings/build/jest';
import { CORE_API } from './core-api.mjs';

const CORE = `(${Object.values(CORE_API).flat().join('|')}).spec.ts`;
const API = {
  globalSetup: '<rootDir>/src/test/support/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/support/database.teardown.mjs',
};
const GROUPS = '/src/test/groups/';

/** @param {string} displayName @param {string} match @param {object} [extra] */
const project = (displayName, match, extra = {}) =>
  nodeTests(import.meta.dirname, { displayName, testMatch: [`<rootDir>/src/${match}`], ...extra });

/** Each tier selects its projects; without groups they are every spec once, of which a name selects some. */
export default {
  projects: [
    project('unit', '', {
      testMatch: ['<rootDir>/src/!(test)/**/!(*.corpus).spec.ts', '<rootDir>/scripts/**/*.spec.ts'],
    }),
    project('corpus', '!(test)/**/*.corpus.spec.ts'),
    project('groups', 'test/groups/*.spec.ts', API),
    project('core', `test/**/${CORE}`, { ...API, testPathIgnorePatterns: [GROUPS] }),
    project('api', 'test/**/*.spec.ts', {
      ...API,
      testPathIgnorePatterns: [GROUPS, `/src/test/(.*/)?${CORE}$`],
    }),
  ],
  testTimeout: TEST_TIMEOUT_MS,
  // Many API specs wait for time limits more than they compute.
  maxWorkers: 3,
  // Each spec leaves what it loaded: a worker grows to 2.7 GB unless it is replaced.
  workerIdleMemoryLimit: '1GB',
};
