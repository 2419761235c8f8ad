import { z } from 'zod';

export interface Bound {
  readonly name: string;
  readonly plus?: string;
  readonly atMost: string;
  readonly words: string;
}

export function boundsIn(fragment: Readonly<Record<string, z.ZodType>>): Bound[] {
  return Object.entries(fragment).flatMap(([name, setting]) => {
    const { plus, atMost } = z.globalRegistry.get(setting) ?? {};
    if (typeof atMost !== 'string') return [];
    if (typeof plus !== 'string') return [{ name, atMost, words: `must not exceed ${atMost}` }];
    return [{ name, plus, atMost, words: `and ${plus} together must not exceed ${atMost}` }];
  });
}

export function exceeds({ name, plus, atMost }: Bound, values: Readonly<Record<string, unknown>>): boolean {
  const sum = [name, ...(plus === undefined ? [] : [plus])].reduce(
    (all, one) => all + Number(values[one]),
    0,
  );
  return sum > Number(values[atMost]);
}
