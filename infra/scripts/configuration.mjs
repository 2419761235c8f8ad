// Writes docs/configuration.md; needs a build. With --check it only says whether the page is as it should be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverConfig } from '@groundwork/platform-config';
import { configurationPage } from './configuration-page.mjs';

const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'docs/configuration.md');

const isConfig = (/** @type {string} */ file) => file.endsWith('.config.js');

/** @param {string} service @returns {Promise<import('./configuration-page.mjs').Service>} */
async function serviceOf(service) {
  const dist = join(root, 'apps', service, 'dist');
  const declared = readdirSync(dist).filter(isConfig);
  const modules = await Promise.all(declared.map((file) => import(pathToFileURL(join(dist, file)).href)));
  return { service, fragment: Object.assign({}, serverConfig, ...modules.flatMap(Object.values)) };
}

const services = readdirSync(join(root, 'apps'))
  .filter((app) => !['web', 'e2e'].includes(app))
  .sort();
const text = configurationPage(await Promise.all(services.map(serviceOf)));
if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
} else if (readFileSync(page, 'utf8') !== text) {
  process.stderr.write('docs/configuration.md is out of date. Run: node infra/scripts/configuration.mjs\n');
  process.exitCode = 1;
}
