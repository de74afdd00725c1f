import { nodeTests, TEST_TIMEOUT_MS } from '@bearings/build/jest';
import { CORE_API } from './core-api.mjs';

const CORE = `(${CORE_API.join('|')}).spec.ts`;
const DATABASE = {
  globalSetup: '<rootDir>/src/test/support/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/support/database.teardown.mjs',
};

/** @param {string} displayName @param {string[]} testMatch @param {object} [extra] */
const project = (displayName, testMatch, extra = {}) =>
  nodeTests(import.meta.dirname, { displayName, testMatch, ...extra });

/** A name or pattern after `npm test -w backend --` selects among all four; a tier of tests selects its own. */
export default {
  projects: [
    project('unit', ['<rootDir>/src/!(test)/**/!(*.corpus).spec.ts']),
    project('corpus', ['<rootDir>/src/!(test)/**/*.corpus.spec.ts']),
    project('core', [`<rootDir>/src/test/**/${CORE}`], DATABASE),
    project('api', ['<rootDir>/src/test/**/*.spec.ts'], {
      ...DATABASE,
      testPathIgnorePatterns: [`/src/test/(.*/)?${CORE}$`],
    }),
  ],
  testTimeout: TEST_TIMEOUT_MS,
  // Many API specs wait for time limits more than they compute.
  maxWorkers: 3,
  // Each spec leaves what it loaded: a worker grows to 2.7 GB unless it is replaced.
  workerIdleMemoryLimit: '1GB',
};
