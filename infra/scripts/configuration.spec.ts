import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { configurationPage, type Service } from './configuration-page.mjs';

const root = join(import.meta.dirname, '../..');
const serverConfig = join(root, 'libs/platform/config/src/server.config.ts');

/** Read from the sources, so that the page is right before anything is built. */
async function declaredIn(file: string): Promise<Service['fragment']> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Service['fragment']>;
  return Object.assign({}, ...Object.values(module)) as Service['fragment'];
}

async function serviceOf(service: string): Promise<Service> {
  const src = join(root, 'apps', service, 'src');
  const own = readdirSync(src).filter((file) => file.endsWith('.config.ts'));
  let fragment = await declaredIn(serverConfig);
  for (const file of own) fragment = { ...fragment, ...(await declaredIn(join(src, file))) };
  return { service, fragment };
}

async function allServices(): Promise<Service[]> {
  const apps = readdirSync(join(root, 'apps')).filter((app) => !['web', 'e2e'].includes(app));
  const services: Service[] = [];
  // One after the other: Jest loads a module twice, and badly, when two ask for it at once.
  for (const app of apps.sort()) services.push(await serviceOf(app));
  return services;
}

const proxy = z.string().optional().describe('Where it goes through');
const level = z.string().default('info').describe('How much');

describe('docs/configuration.md', () => {
  it('says what the services declare', async () => {
    const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
    expect(page).toBe(configurationPage(await allServices()));
  });

  it('names a default, none, a required value and who reads it', () => {
    const port = z.string().describe('Where | it listens');
    const nobody = z.string().default('').describe('Who');
    const page = configurationPage([
      { service: 'one', fragment: { PORT: port, A: level, B: nobody } },
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

  it('refuses a variable that nobody explained', () => {
    expect(() => configurationPage([{ service: 'one', fragment: { PORT: z.string() } }])).toThrow(
      'PORT has no description',
    );
  });
});
