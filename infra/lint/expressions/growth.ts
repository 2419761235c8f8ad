import { type Chars, countSteps } from './count-steps.ts';
import { type Attack, attacksOn } from './pumps.ts';
import { type Steps, stepsOf, Uncheckable } from './steps.ts';

const mostSteps = 2_000_000;
const mostPumps = 1024;
const linear = 2.02;

export const textOf = ({ before, pump, after }: Attack, count: number): Chars => [
  ...before,
  ...Array.from({ length: count }, () => pump).flat(),
  ...after,
];

export function isLinearOn(steps: Steps, attack: Attack): boolean {
  const countOf = (pumps: number) => countSteps(steps, textOf(attack, pumps), mostSteps);
  let [before, last] = [countOf(4), countOf(8)];
  for (let pumps = 16; pumps <= mostPumps; pumps *= 2) {
    const next = countOf(pumps);
    if (next === Infinity) return false;
    if (next - last <= linear * (last - before)) return true;
    [before, last] = [last, next];
  }
  return false;
}

export function superLinear(source: string, flags: string): Attack | string | null {
  try {
    const { exact, short } = stepsOf(source, flags);
    for (const attack of attacksOn(short)) if (!isLinearOn(exact, attack)) return attack;
    return null;
  } catch (error) {
    if (error instanceof Uncheckable) return error.message;
    throw error;
  }
}
