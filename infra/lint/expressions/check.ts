// Checks that no expression needs more steps than its text allows: `… check.ts [--root ROOT] [FOLDER…]`.
import { parseArgs } from 'node:util';
import { everyExpression, placeOf, textOf } from './every-expression.ts';
import { superLinear } from './growth.ts';
import type { Expression } from './harvest.ts';
import { readsOwnText } from './own-text.ts';

const laterMended = ['libs/engines/documents/'];

const options = { root: { type: 'string', default: process.cwd() } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

function isChecked(file: string): boolean {
  if (readsOwnText(file)) return false;
  if (positionals.length > 0) return positionals.some((folder) => file.startsWith(folder));
  return !laterMended.some((folder) => file.startsWith(folder));
}

function faultOf({ source, flags }: Expression): string | null {
  const attack = superLinear(source, flags);
  if (attack === null || typeof attack === 'string') return attack;
  const [before, pump, after] = [attack.before, attack.pump, attack.after].map((part) =>
    JSON.stringify(part.join('')),
  );
  return `grows faster than ${before} + ${pump}.repeat(n) + ${after}`;
}

const { all, late } = await everyExpression(values.root, isChecked);
const faults = new Map<string, string | null>();
for (const expression of all) {
  const text = textOf(expression);
  if (!faults.has(text)) faults.set(text, faultOf(expression));
}
const problems = new Set([
  ...late.map((place) => `${placeOf(place)} builds an expression after its module loads`),
  ...all
    .filter((expression) => faults.get(textOf(expression)))
    .map((expression) => `${placeOf(expression)} ${textOf(expression)} ${faults.get(textOf(expression))}`),
]);
for (const problem of problems) console.log(problem);
console.log(`${all.length} expressions, ${faults.size} different, ${problems.size} to mend`);
process.exitCode = problems.size === 0 ? 0 : 1;
