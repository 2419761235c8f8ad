import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from 'nx/src/devkit-exports.js';
import { reject } from './reject.ts';

const SUFFIX = '.template';

export const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/__([a-zA-Z]+)__/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder}.`);
    return value;
  });
}

export function writeTemplates(
  tree: Tree,
  { from, to }: { from: string; to: string },
  values: Readonly<Record<string, string>>,
): void {
  const templates = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(SUFFIX),
  );
  for (const template of templates) {
    const target = join(to, filled(template.slice(0, -SUFFIX.length), values));
    if (tree.exists(target)) reject(`${target} exists already.`);
    tree.write(target, filled(readFileSync(join(from, template), 'utf8'), values));
  }
}
