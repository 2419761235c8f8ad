import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const globals = new URL('jest-globals.ts', import.meta.url).href;

const root = join(process.cwd(), process.env['MUTATED_ROOT'] ?? '');
const settings = join(root, '../package.json');
/** The link in node_modules leads to the sources without mutants. */
const mutated = existsSync(settings) ? String(JSON.parse(readFileSync(settings, 'utf8')).name) : '';

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, nextResolve) => {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  if (specifier === mutated) return { url: pathToFileURL(join(root, 'index.ts')).href, shortCircuit: true };
  return nextResolve(specifier, context);
};
