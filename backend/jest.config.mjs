import { nodeTests } from '@bearings/build/jest';

export default nodeTests(import.meta.dirname, {
  globalSetup: '<rootDir>/src/test/support/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/support/database.teardown.mjs',
  // By far the longest suite, and many of its specs wait for time limits more than they compute.
  maxWorkers: 3,
  // Each spec leaves what it loaded: a worker grows to 2.7 GB unless it is replaced.
  workerIdleMemoryLimit: '1GB',
});
