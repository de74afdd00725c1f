import { nodeTests } from '@bearings/build/jest';

export default nodeTests(import.meta.dirname, {
  globalSetup: '<rootDir>/src/test/database.setup.mjs',
  globalTeardown: '<rootDir>/src/test/database.teardown.mjs',
  testTimeout: 20_000,
});
