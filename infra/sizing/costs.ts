import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Input {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly source: string;
  readonly day: string;
}

export const inputs: readonly Input[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8'),
) as Input[];

export type Inputs = (name: string) => number;

export function valuesOf(all: readonly Input[]): Inputs {
  const values = new Map(all.map(({ name, value }) => [name, value]));
  return (name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`There is no input "${name}".`);
    return value;
  };
}
