import { fill } from '../../libs/wording/src/fill.ts';
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVICES } from '../generated/services.mjs';
import { checkout } from './checkout.mjs';
import { Failure } from './failure.ts';
import { firstKeyOf, holdsKey } from './field-keys.ts';
import { instanceAt, type RunningProcess, runningSystem } from './instance.ts';
import { dataFolder, FLAG, optionsOrExit, orMisused, TEXT } from './options.mjs';
import { LOOPBACK } from './ports.ts';
import { print } from './progress.ts';
import { loadSecrets } from './secrets.ts';
import { DATABASE } from './servers/postgres.ts';
import { environmentOf, TOGETHER } from './stack.ts';
import { commandTexts } from './local.wording.ts';

const ROTATE_HELP = `npm run rotate-keys -- [options]
  --data DIR   the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help       prints this text
Wraps each data key with the first key in "fieldKeys" of secrets.json. First enter the new key there and restart.
With DATABASE_URL (of profile, identity or documents) and FIELD_KEYS set, the command uses that database instead.
`;

const STORING = SERVICES.filter(({ needs }) => needs.includes('fieldKeys')).map(({ name }) => name);

async function checkKeyIsKnown(service: string, { port }: RunningProcess, fieldKeys: string): Promise<void> {
  const answer = await fetch(`http://${LOOPBACK}:${port}/metrics`);
  if (holdsKey(await answer.text(), firstKeyOf(fieldKeys))) return;
  throw new Failure(fill(commandTexts.keyUnknown, { service, key: firstKeyOf(fieldKeys) }));
}

async function localEnvironment(data: string, service: string): Promise<NodeJS.ProcessEnv> {
  const instance = instanceAt('dev', data);
  const run = runningSystem(instance);
  const running = run?.processes[service] ?? run?.processes[TOGETHER];
  if (run === undefined || running === undefined) {
    throw new Failure(commandTexts.nothingToRotate);
  }
  const secrets = loadSecrets(instance);
  await checkKeyIsKnown(service, running, secrets.fieldKeys);
  const own = `postgres://${LOOPBACK}:${run.processes['postgres']?.port}/${DATABASE}`;
  const urls = { postgres: process.env['DATABASE_ADMIN_URL'] || own, nats: '', redis: '', storage: '' };
  return environmentOf(service, running.port, { urls, secrets, publicUrl: '', inherited: process.env });
}

function rotate(service: string, env: NodeJS.ProcessEnv): number {
  const command = join(checkout, 'apps', service, 'dist/rotate-keys.js');
  const args = ['--enable-source-maps', command];
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
}

function serviceOf(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined;
  const role = decodeURIComponent(new URL(databaseUrl).username);
  return STORING.find((service) => role === `gw_${service}`) ?? 'profile';
}

async function rotateAll(): Promise<void> {
  const { data } = optionsOrExit(ROTATE_HELP, (args) => {
    const { values } = orMisused(() => parseArgs({ args, options: { data: TEXT, help: FLAG } }));
    return { ...values, data: dataFolder(values.data) };
  });
  const given = process.env['FIELD_KEYS'] ? serviceOf(process.env['DATABASE_URL']) : undefined;
  for (const service of given ? [given] : STORING)
    process.exitCode ||= rotate(service, given ? process.env : await localEnvironment(data, service));
}

await rotateAll().catch((error: unknown) => {
  if (!(error instanceof Failure)) throw error;
  print(error.message);
  process.exitCode = 1;
});
