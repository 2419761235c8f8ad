import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../.data/compiled', import.meta.url));
const settings = readFileSync(new URL('../.swcrc', import.meta.url), 'utf8');

/** @param {string[]} texts */
const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex');

/** @param {string} filename @param {string} source */
async function compile(filename, source) {
  const { transform } = await import('@swc/core');
  const options = JSON.parse(settings);
  // The build rewrites imports to .js; here they stay .ts.
  options.jsc.rewriteRelativeImportExtensions = false;
  return (await transform(source, { ...options, swcrc: false, filename, sourceMaps: 'inline' })).code;
}

/** @param {string} filename @param {string} source */
async function compiled(filename, source) {
  const file = join(cache, `${hashOf(filename)}.js`);
  const mark = `\n//${hashOf(settings, source)}`;
  try {
    const code = readFileSync(file, 'utf8');
    if (code.endsWith(mark)) return code;
  } catch {
    mkdirSync(cache, { recursive: true });
  }
  const code = (await compile(filename, source)) + mark;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return code;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const source = await compiled(filename, readFileSync(filename, 'utf8'));
  return { format: 'module', source, shortCircuit: true };
}
