// Checks that no expression grows faster than the text it reads: `… infra/lint/expressions/check.ts [--all] [FOLDER…]`
import { parseArgs } from 'node:util';
import { expressionsBuiltBy } from './built.ts';
import { superLinear } from './growth.ts';
import { type Expression, harvest, type Place, sourceFiles } from './harvest.ts';
import { readsOwnText } from './own-text.ts';

/** Another branch mends these at the same time. */
const laterMended = ['libs/engines/documents/'];

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });

function isChecked(file: string): boolean {
  if (!values.all && readsOwnText(file)) return false;
  if (positionals.length > 0) return positionals.some((folder) => file.startsWith(folder));
  return !laterMended.some((folder) => file.startsWith(folder));
}

const repeated = (count: string, chars: readonly string[]) =>
  chars.length === 0 ? '' : `${JSON.stringify(chars.join(''))}${count}`;

function faultOf({ source, flags }: Expression): string | null {
  const attack = superLinear(source, flags);
  if (attack === null) return null;
  if (attack === 'too large') return 'has too many steps to check';
  const { before, pump, after } = attack;
  const text = [repeated('', before), repeated('.repeat(n)', pump), repeated('', after)].filter(Boolean);
  return `grows faster than ${text.join(' + ')}`;
}

const at = ({ file, line }: Place) => `${file}:${line}`;

const root = process.cwd();
const files = sourceFiles(root).filter(isChecked);
const { written, built } = harvest(root, files);
const constructed = (await expressionsBuiltBy(root, built)).filter(({ file }) => files.includes(file));
const noted = new Set(constructed.map(at));
const faults = new Map<string, string | null>();
const problems = built
  .filter((place) => !noted.has(at(place)))
  .map((place) => `${at(place)} builds an expression later than its module loads`);
for (const expression of [...written, ...constructed]) {
  const text = `/${expression.source}/${expression.flags}`;
  if (!faults.has(text)) faults.set(text, faultOf(expression));
  const fault = faults.get(text);
  if (fault) problems.push(`${at(expression)} ${text} ${fault}`);
}
for (const problem of new Set(problems)) console.log(problem);
const bad = new Set(problems).size;
console.log(
  `${written.length} written and ${constructed.length} built expressions, ${faults.size} different: ${bad} to mend`,
);
process.exitCode = bad === 0 ? 0 : 1;
