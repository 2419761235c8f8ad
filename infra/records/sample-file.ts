import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loanDialects, makeLoans, writeLoans } from '@groundwork/test-data';
import { fill } from '../../libs/wording/src/fill.ts';
import { FLAG, Misused, optionsOrExit, orMisused, TEXT } from '../local/options.mjs';
import { recordTexts } from './records.wording.ts';

const MOST_ROWS = 20_000_000;

const { rows, out, seed, dialect } = optionsOrExit(recordTexts.sampleHelp, (args) => {
  const options = { rows: TEXT, out: TEXT, seed: TEXT, dialect: TEXT, help: FLAG };
  const { values } = orMisused(() => parseArgs({ args, options }));
  const count = Number(values.rows);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_ROWS;
  if (!isCount && !values.help) throw new Misused(recordTexts.wrongRows);
  const name = values.dialect ?? 'as published';
  const chosen = loanDialects.find((each) => each.name === name);
  const names = loanDialects.map((each) => each.name).join(', ');
  if (!chosen) throw new Misused(fill(recordTexts.dialects, { name, names }));
  return { ...values, rows: count, seed: Number(values.seed ?? 1), dialect: chosen };
});

const target = out === undefined ? process.stdout : createWriteStream(out);
await pipeline(Readable.from(writeLoans(makeLoans({ rows, seed }), dialect)), target, {
  end: out !== undefined,
});
