import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkCriteriaDocument, matchingRules, shippedFamilies } from '@groundwork/engine-matching';
import { fill } from '@groundwork/wording';
import { recordTexts } from './records.wording.ts';

const [valid, invalid, unreadable] = [0, 1, 2];

function documentOf(file: string): { document: unknown } | undefined {
  try {
    return { document: JSON.parse(readFileSync(file, 'utf8')) as unknown };
  } catch {
    return undefined;
  }
}

function check(file: string): number {
  const read = documentOf(file);
  if (read === undefined) {
    process.stderr.write(`${fill(recordTexts.unreadable, { file })}\n`);
    return unreadable;
  }
  const context = { rules: matchingRules, families: shippedFamilies, now: new Date().toISOString() };
  const checked = checkCriteriaDocument(read.document, context);
  for (const finding of [...checked.errors, ...checked.warnings])
    process.stdout.write(`${fill(recordTexts.finding, { ...finding })}\n`);
  if (!checked.valid) return invalid;
  process.stdout.write(`${fill(recordTexts.valid, { programs: checked.programs })}\n`);
  return valid;
}

function run(args: string[]): number {
  const { positionals } = parseArgs({ args, allowPositionals: true, strict: false });
  const [file, ...others] = positionals;
  if (file !== undefined && others.length === 0) return check(file);
  process.stderr.write(recordTexts.checkHelp);
  return unreadable;
}

process.exitCode = run(process.argv.slice(2));
