import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sample {
  /** As typed after `npx nx generate <name>`. */
  arguments: string[];
  /** Further runs, one after the other. */
  also?: string[][];
  refused: { arguments: string[]; because: string }[];
}

interface Schema {
  properties: Record<string, { type?: string; default?: unknown; $default?: { index: number } }>;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'));

const { generators } = read('generators.json') as { generators: Record<string, unknown> };

/** The samples of every registered generator. */
export const samples = Object.keys(generators).map((name): [string, Sample] => [
  name,
  read(`${name}/sample.json`) as Sample,
]);

/** What Nx makes of the arguments of a generator by its schema. */
export function optionsOf(name: string, args: readonly string[]): Record<string, unknown> {
  const { properties } = read(`${name}/schema.json`) as Schema;
  const options: Record<string, unknown> = {};
  for (const [key, property] of Object.entries(properties)) {
    const flag = `--${key}=`;
    const given =
      property.$default === undefined
        ? args.find((arg) => arg.startsWith(flag))?.slice(flag.length)
        : args.filter((arg) => !arg.startsWith('--'))[property.$default.index];
    const value = given ?? property.default;
    if (value !== undefined) options[key] = property.type === 'number' ? Number(value) : value;
  }
  return options;
}
