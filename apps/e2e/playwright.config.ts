import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** These tests stop processes, fill them or change settings for all; the last one kills every process. */
const alone =
  /(away-services|erasure|lender-feeds|hostile-requests|one-trace|operator-settings|pending-document|sessions-after-kill|staff-requests|surviving-kills)(\.long)?\.spec\.ts$/;

/** Minutes each: they kill processes, freeze them until a deadline passes, or walk through every element or screen. */
const ignored = process.env['TEST_LONG'] === '1' ? [] : [/\.long\.spec\.ts$/];

/** `npm test` measures how slow the machine is. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: [alone, ...ignored] },
    { name: 'alone', testMatch: alone, testIgnore: ignored, workers: 1, dependencies: ['journeys'] },
  ],
  // A busy machine can stop for seconds.
  timeout: 300_000 * patience,
  expect: { timeout: 30_000 * patience },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    viewport: { width: 1440, height: 900 },
    // Routes of a test do not reach the requests of a service worker.
    serviceWorkers: 'block',
    // A trace of every test takes processor time: `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium does not run its sandbox as root.
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
