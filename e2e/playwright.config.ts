import { defineConfig } from '@playwright/test';

const report = process.env['JOURNEYS_REPORT'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/artifacts',
  globalSetup: './src/start-site.setup.ts',
  // Two browsers on one site, each journey with people of its own; more only wait for each other.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: process.env['SITE_URL'],
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // No traces: every step would wait for one. `npx playwright test --trace on -g …` makes them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
