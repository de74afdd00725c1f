import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run pictures`: not a test, but the same site and the same browser. */
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
