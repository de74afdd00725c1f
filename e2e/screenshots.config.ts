import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screenshots`: not a test, but the same site and the same screens. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.screenshots.ts',
  outputDir: './test-results/screenshots',
  reporter: 'list',
});
