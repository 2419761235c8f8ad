import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Expression, Place } from './harvest.ts';

const frame = /\(?(file:\/\/[^\s():]+|\/[^\s():]+):(\d+):\d+\)?$/;

function callerIn(root: string): Place | null {
  const lines = (new Error().stack ?? '').split('\n').slice(1);
  for (const line of lines) {
    const [, path = '', at = '0'] = frame.exec(line) ?? [];
    const file = path.startsWith('file:') ? fileURLToPath(path) : path;
    if (file === '' || file === import.meta.filename) continue;
    return { file: relative(root, file).split(sep).join('/'), line: Number(at) };
  }
  return null;
}

/** A library builds the expressions of its files while its entry loads. */
function entryOf(root: string, file: string): string {
  const [library] = /^libs\/(?:[\w-]+\/){1,2}src\//.exec(file) ?? [];
  const index = join(root, library ?? '', 'index.ts');
  return library !== undefined && existsSync(index) ? index : join(root, file);
}

export async function expressionsBuiltBy(root: string, places: readonly Place[]): Promise<Expression[]> {
  const built: Expression[] = [];
  const Original = RegExp;
  const note = (expression: RegExp): RegExp => {
    const place = callerIn(root);
    if (place !== null) built.push({ ...place, source: expression.source, flags: expression.flags });
    return expression;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => note(Reflect.construct(target, args, newTarget) as RegExp),
    apply: (target, self, args) => note(Reflect.apply(target, self, args) as RegExp),
  });
  process.setSourceMapsEnabled(true);
  try {
    for (const entry of new Set(places.map(({ file }) => entryOf(root, file))))
      await import(pathToFileURL(entry).href);
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}
