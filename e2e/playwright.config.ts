import { defineConfig } from '@playwright/test';

const reportFile = process.env['JOURNEYS_REPORT'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/artifacts',
  globalSetup: './src/start-site.setup.ts',
  // Two workers can share one site, because each journey creates its own accounts. More workers are not faster.
  workers: 2,
  fullyParallel: true,
  // Only a failing journey takes this long. On a busy machine a step can take a minute instead of two seconds.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL: process.env['SITE_URL'],
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // Traces are off, because they slow down every step. `npx playwright test --trace on -g …` records them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
