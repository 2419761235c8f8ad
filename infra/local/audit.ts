import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fill } from '../../libs/wording/src/fill.ts';
import './node-version.mjs';
import { type StoredHeads, verifyAuditLogs } from './audit-logs.ts';
import { callVariables } from './call-keys.ts';
import { Failure } from './failure.ts';
import { instanceAt } from './instance.ts';
import { commandTexts } from './local.wording.ts';
import { reached, runCommand } from './operator-command.ts';
import { dataFolder, FLAG, orMisused, TEXT } from './options.mjs';
import { print } from './progress.ts';
import { loadSecrets } from './secrets.ts';

const HELP = `npm run audit:verify [-- options]
  Checks the hash chain of each audit log and prints one line for each service and day.

  --heads FILE   also compares with the signed heads of a backup
  --export FILE  writes the signed heads to FILE; store them with the backup
  --data DIR     the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help         prints this text
The command uses the servers of "npm start", or DATABASE_ADMIN_URL and CALL_KEYS if set.
Exit code 0: all are intact; 1: a log is broken, or the command failed; 2: wrong arguments.
`;

function readStored(file: string | undefined): StoredHeads {
  if (file === undefined) return {};
  return JSON.parse(readFileSync(file, 'utf8')) as StoredHeads;
}

async function verify(args: string[]): Promise<void> {
  const options = { heads: TEXT, export: TEXT, data: TEXT, help: FLAG };
  const { values } = orMisused(() => parseArgs({ args, options }));
  if (values.help) {
    print(HELP);
    return;
  }
  const data = dataFolder(values.data);
  const url = await reached('postgres', { data });
  const keys =
    process.env['CALL_KEYS'] ?? callVariables(loadSecrets(instanceAt('dev', data)), 'operator').CALL_KEYS;
  const stored = readStored(values.heads);
  const { heads, broken } = await verifyAuditLogs(url, { stored, keys, runs: true });
  if (values.export) writeFileSync(values.export, `${JSON.stringify(heads, null, 2)}\n`);
  if (broken > 0) throw new Failure(fill(commandTexts.auditsBroken, { count: broken }));
}

await runCommand(verify, HELP);
