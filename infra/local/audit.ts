import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fill } from '../../libs/wording/src/fill.ts';
import { type StoredHeads, verifyAuditLogs } from './audit-logs.ts';
import { Failure } from './failure.ts';
import { commandTexts } from './local.wording.ts';
import { callVariable, reached } from './operator-command.ts';
import { dataFolder, orMisused, TEXT } from './options.mjs';

export const summary = 'checks the hash chain of each audit log';

export const help = `operator audit-verify [options]
  Checks the hash chain of each audit log and prints one line for each service and day.

  --heads FILE   also compares with the signed heads of a backup
  --export FILE  writes the signed heads to FILE; store them with the backup
  --data DIR     the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL and CALL_KEYS if set.
Exit code 0: all are intact; 1: a log is broken, or the command failed; 2: wrong arguments.
`;

function readStored(file: string | undefined): StoredHeads {
  if (file === undefined) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as StoredHeads;
}

export async function run(args: string[]): Promise<void> {
  const options = { heads: TEXT, export: TEXT, data: TEXT };
  const { values } = orMisused(() => parseArgs({ args, options }));
  const data = dataFolder(values.data);
  const url = await reached('postgres', { data });
  const keys = callVariable('CALL_KEYS', { data });
  const stored = readStored(values.heads);
  const { heads, broken } = await verifyAuditLogs(url, { stored, keys, runs: true });
  if (values.export) writeFileSync(values.export, `${JSON.stringify(heads, null, 2)}\n`);
  if (broken > 0) throw new Failure(fill(commandTexts.auditsBroken, { count: broken }));
}
