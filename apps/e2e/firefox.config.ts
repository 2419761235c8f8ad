import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { adaptFirefox } from './system/firefox.ts';

const journeys = {
  'first-questions':
    'a new owner answers eight questions and gets the score of the server, with the next move',
  'first-upload':
    'an owner signs up, uploads a tax form, and sees the dial move in another tab without a reload',
  profile: 'an owner fills all six tabs with the keyboard, saves, and sees all values after a reload',
  score: 'an owner reads all details of the score and tries figures that are not stored',
  lenders: 'a strong owner finds matching lenders, and the requirements of the others',
  session: 'a session that another device ends shows a notice on /, and the sign-in returns to the same page',
};

for (const [file, title] of Object.entries(journeys)) {
  const spec = join(import.meta.dirname, 'tests', `${file}.spec.ts`);
  if (!readFileSync(spec, 'utf8').includes(`test('${title}'`)) throw new Error(`${spec} lacks "${title}"`);
}

adaptFirefox();

export default defineConfig({
  ...config,
  projects: [{ name: 'firefox', grep: Object.values(journeys).map((title) => new RegExp(title)) }],
  use: {
    ...config.use,
    browserName: 'firefox',
    // The Firefox of a distribution, over WebDriver BiDi.
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
});
