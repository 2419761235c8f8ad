import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, setDefaults, validateOptsAgainstSchema } from 'nx/src/utils/params.js';

interface Sample {
  /** As typed after `npx nx generate <name>`. */
  arguments: string[];
  /** Further runs, one after the other. */
  also?: string[][];
  rejected: { arguments: string[]; because: string }[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

const { generators } = read('generators.json') as { generators: Record<string, unknown> };

export const samples = Object.keys(generators).map((name): [string, Sample] => [
  name,
  read(`${name}/sample.json`) as Sample,
]);

export function optionsOf(name: string, args: readonly string[]): Record<string, unknown> {
  const schema = read(`${name}/schema.json`) as Schema;
  const options: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(schema.properties)) {
    const flag = `--${key}=`;
    const value =
      property.$default === undefined
        ? args.find((arg) => arg.startsWith(flag))?.slice(flag.length)
        : args.find((arg) => !arg.startsWith('--'));
    if (value !== undefined) options[key] = property.type === 'number' ? Number(value) : value;
  }
  const complete = setDefaults(options, schema) as Record<string, unknown>;
  validateOptsAgainstSchema(complete, schema);
  return complete;
}
