import { parseArgs } from 'node:util';
import type { RotationOutcome } from '@groundwork/platform-crypto';
import { fill } from '../../libs/wording/src/fill.ts';
import { SERVICES } from '../generated/services.mjs';
import { Failure } from './failure.ts';
import { firstKeyOf, holdsKey } from './field-keys.ts';
import { instanceAt, runningSystem } from './instance.ts';
import { commandTexts } from './local.wording.ts';
import { built, reached, storedSecrets } from './operator-command.ts';
import { dataFolder, orMisused, TEXT } from './options.mjs';
import { LOOPBACK } from './ports.ts';
import { print } from './progress.ts';
import { TOGETHER } from './stack.ts';

export const summary = 'wraps the data keys of all services under the first field key';

export const help = `operator rotate-field-keys [options]
  Wraps each data key in the tables of all services under the first key of FIELD_KEYS. First write the new key before the
  old one and restart all services. Afterward it prints which keys can be removed.

  --data DIR   the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start" and "fieldKeys" of its secrets.json, or DATABASE_ADMIN_URL and FIELD_KEYS if set.
Exit code 0: no row needs another key; 1: a row still needs one, or the command failed; 2: wrong arguments.
`;

const code = () =>
  built(async () => ({
    ...(await import('@groundwork/platform-config')),
    ...(await import('@groundwork/platform-crypto')),
    ...(await import('@groundwork/platform-database')),
    ...(await import('@groundwork/platform-observability')),
  }));
type Code = Awaited<ReturnType<typeof code>>;

const STORING = SERVICES.filter(({ needs }) => needs.includes('fieldKeys')).map(({ name }) => name);

/** A process that started before the new key was written could not open what this command wraps with it. */
async function checkServicesHold(key: string, data: string): Promise<void> {
  const processes = runningSystem(instanceAt('dev', data))?.processes ?? {};
  for (const service of STORING) {
    const running = processes[service] ?? processes[TOGETHER];
    if (running === undefined) continue;
    const metrics = await (await fetch(`http://${LOOPBACK}:${running.port}/metrics`)).text();
    if (!holdsKey(metrics, key)) throw new Failure(fill(commandTexts.keyUnknown, { service, key }));
  }
}

const open = ({ createDataSource }: Code, url: string, service: string) =>
  createDataSource({ service, entities: [], migrations: [] }, { url, poolSize: 1 }).initialize();

async function rewrapAll(platform: Code, url: string, fieldKeys: string) {
  const cipher = new platform.FieldCipher(fieldKeys);
  const database = await open(platform, url, 'public');
  const places = await platform.tablesWithDataKeys(database).finally(() => database.destroy());
  const outcomes: Record<string, RotationOutcome> = {};
  for (const { schema, table } of places) {
    const dataSource = await open(platform, url, schema);
    const rewrap = new platform.RewrapDataKeys(dataSource, cipher, table);
    outcomes[`${schema}.${table}`] = await rewrap.run().finally(() => dataSource.destroy());
  }
  return platform.rotationReport(cipher.keyIds, outcomes);
}

export async function run(args: string[]): Promise<void> {
  const { values } = orMisused(() => parseArgs({ args, options: { data: TEXT } }));
  const data = dataFolder(values.data);
  const url = await reached('postgres', { data });
  const platform = await code();
  platform.configureLog('rotate-field-keys', 'warn');
  const given = process.env['FIELD_KEYS'] || storedSecrets(data, 'FIELD_KEYS').fieldKeys;
  const { FIELD_KEYS } = platform.loadConfig(platform.fieldKeysConfig, { ...process.env, FIELD_KEYS: given });
  await checkServicesHold(firstKeyOf(FIELD_KEYS), data);
  const { lines, complete } = await rewrapAll(platform, url, FIELD_KEYS);
  for (const line of lines) print(line);
  if (!complete) process.exitCode = 1;
}
