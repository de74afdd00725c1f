import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screenshots -w e2e`: takes a screenshot of every screen with the journeys' site. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.screenshots.ts',
  outputDir: './test-results/screenshots',
  reporter: 'list',
});
