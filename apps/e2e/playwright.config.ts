import { defineConfig } from '@playwright/test';

// The system runs already, as separate processes: `npm test` starts it and says where it answers.
const asRoot = process.getuid?.() === 0;

/** Stop processes, fill them, count what all leave behind, or change what all see: the last one kills everything. */
const alone =
  /(document-waits|erasure|hostile-requests|kept-sessions|one-trace|operator-settings|surviving-kills)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: alone },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['journeys'] },
  ],
  // Only what never comes shall fail, also where the machine stands still for seconds.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:3000',
    viewport: { width: 1440, height: 900 },
    // Pictures of every step cost a third of the run; what was done and asked is kept without them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium refuses its sandbox to root.
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
