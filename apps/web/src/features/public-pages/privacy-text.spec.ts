import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { words } from './privacy.wording.ts';

const settings = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8');

it('states after how many idle hours a session ends, and its longest life', () => {
  const [, idleHours] = /`SESSION_IDLE_HOURS` .*\| `(\d+)` \|/.exec(settings) ?? [];
  const text = JSON.stringify(words);
  expect(text).toContain(`at most seven days, and end after ${idleHours} hours without use`);
  expect(text).not.toContain('for seven days.');
});
