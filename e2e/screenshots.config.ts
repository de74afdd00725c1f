import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screenshots -w e2e`: takes screenshots of every screen. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.screenshots.ts',
  outputDir: './test-results/screenshots',
  reporter: 'list',
});
