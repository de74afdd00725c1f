import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run pictures -w e2e`: takes the product pictures of the marketing pages. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.picture.ts',
  use: {
    ...journeys.use,
    viewport: { width: 480, height: 600 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  },
});
