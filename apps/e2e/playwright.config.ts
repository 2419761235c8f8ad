import { defineConfig } from '@playwright/test';

// The system runs already, as separate processes: `npm test` starts it and says where it answers.
const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // One after the other: the last file kills the processes the others need.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
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
