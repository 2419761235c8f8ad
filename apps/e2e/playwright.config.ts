import { defineConfig } from '@playwright/test';
import { longJourneys } from './long-journeys.ts';

const asRoot = process.getuid?.() === 0;

/** These tests stop processes, fill them or change settings for all; the last one kills every process. */
const alone =
  /(answers-after-kills|away-services|erasure|lender-feeds|hostile-requests|one-trace|operator-settings|pending-document|sessions-after-kill|staff-requests|surviving-kills)\.spec\.ts$/;

const isLong = process.env['TEST_LONG'] === '1';
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const longTitles = Object.entries(longJourneys).flatMap(([file, titles]) =>
  titles === 'all'
    ? [new RegExp(`(^|[ /])${file}\\.spec\\.ts `)]
    : titles.map((title) => new RegExp(`(^|[ /])${file}\\.spec\\.ts .*${escaped(title)}`)),
);

/** `npm test` measures how slow the machine is. */
const patience = Number(process.env['TEST_PATIENCE'] ?? 1);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  grepInvert: isLong ? [] : longTitles,
  projects: [
    { name: 'journeys', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['journeys'] },
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
