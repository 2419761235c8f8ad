import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const settings = JSON.parse(await readFile(new URL('../.swcrc', import.meta.url), 'utf8'));
// The build rewrites imports to .js; here they stay .ts.
settings.jsc.rewriteRelativeImportExtensions = false;

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const source = await readFile(filename, 'utf8');
  const { code } = await transform(source, { ...settings, swcrc: false, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
