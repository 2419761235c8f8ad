import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SERVICES } from '../generated/services.mjs';
import { configurationPage, type Service } from './configuration-page.ts';
import { settingsReadBy } from './declared-settings.ts';

const root = join(import.meta.dirname, '../..');
const proxy = z.string().optional().describe('Where it goes through');
const level = z.string().default('info').describe('How much');

describe('docs/configuration.md', () => {
  it('lists the variables that the services declare', async () => {
    const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
    const services: Service[] = [];
    for (const name of SERVICES.map((each) => each.name).sort()) services.push(await settingsReadBy(name));
    expect(page).toBe(configurationPage(services));
  });

  it('shows a default, none, a required value and the readers', () => {
    const port = z.string().describe('Where | it listens');
    const empty = z.string().default('').describe('Who');
    const page = configurationPage([
      { service: 'one', fragment: { PORT: port, A: level, B: empty } },
      { service: 'two', fragment: { A: level, Z: proxy } },
    ]);
    expect(page).toContain(
      [
        '| `A` | How much | `info` | all |',
        '| `B` | Who | none | one |',
        '| `PORT` | Where \\| it listens | required | one |',
        '| `Z` | Where it goes through | none | two |',
      ].join('\n'),
    );
  });

  it('rejects a variable without a description', () => {
    expect(() => configurationPage([{ service: 'one', fragment: { PORT: z.string() } }])).toThrow(
      'PORT has no description',
    );
  });
});
