import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Service } from './configuration-page.ts';

const root = join(import.meta.dirname, '../..');
const ofAll = join(root, 'libs/platform/config/src/server.config.ts');

async function declaredIn(file: string): Promise<Service['fragment']> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Service['fragment']>;
  return Object.assign({}, ...Object.values(module)) as Service['fragment'];
}

export async function settingsReadBy(service: string): Promise<Service> {
  const src = join(root, 'apps', service, 'src');
  let fragment = await declaredIn(ofAll);
  // One after the other: Jest loads a module twice, and badly, for two imports at once.
  for (const file of readdirSync(src).filter((name) => name.endsWith('.config.ts')))
    fragment = { ...fragment, ...(await declaredIn(join(src, file))) };
  return { service, fragment };
}
