import { nodeTests } from '@bearings/build/jest';

export default nodeTests(import.meta.dirname, {
  globalSetup: '<rootDir>/src/test/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/database.teardown.mjs',
  // By far the longest suite: Jest's default, a worker less than cores, leaves one of two idle.
  maxWorkers: 2,
  // Only a test that fails waits this long: a busy machine takes many times as long as a quiet one.
  testTimeout: 120_000,
});
