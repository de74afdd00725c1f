import { nodeTests } from '@bearings/build/jest';

export default nodeTests(import.meta.dirname, {
  testMatch: ['<rootDir>/{src,scripts}/**/*.spec.ts'],
  // On two cores Jest would use only one worker by default.
  maxWorkers: 2,
});
