import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, exactly, type Figure } from '../bench/figures.ts';
import type { Ground } from '../bench/ground.ts';
import { mustRun, run } from '../local/commands.ts';
import { backupTexts } from '../local/local.wording.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import type { Facts } from '../local/stack.ts';
import { typescript } from '../local/system.ts';
import { Owner } from './owner.ts';
import { startProduction, startServers } from './production.ts';
import { compareUploads, SteadyUploads } from './steady-uploads.ts';

const MOST_AWAY_SECONDS = 15 * 60;

type Stand = Pick<Facts, 'urls' | 'secrets'>;

const operator = (...args: string[]) => [...typescript('infra/local/operator.ts'), ...args];

const environmentOf = ({ instance }: Ground, { urls, secrets }: Stand): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_ADMIN_URL: urls.postgres,
  NATS_URL: urls.nats,
  REDIS_URL: urls.redis,
  STORAGE_URL: urls.storage,
  SERVICE_PASSWORDS: JSON.stringify(secrets.roles),
  SECRETS_FILE: join(instance.folder, 'secrets.json'),
});

export const operate = (ground: Ground, stand: Stand, args: readonly string[], settings = {}) =>
  step(`operator ${args[0]}`, () =>
    mustRun(`operator ${args[0]}`, process.execPath, operator(...args), {
      env: { ...environmentOf(ground, stand), ...settings },
    }),
  );

async function workAndBackUp(ground: Ground, safe: string) {
  const { url, facts, supervisor } = await startProduction(ground, true);
  const owner = await Owner.signUp(url);
  await owner.waitForScore();
  print(`An upload reached the score: ${JSON.stringify(await owner.uploadUntilScored())}`);
  const uploads = new SteadyUploads(owner);
  await operate(ground, facts, ['backup', '--to', safe]);
  const seconds = ground.count(45, 2);
  await step(`Sending the requests of owners for ${seconds} s`, () => sleep(seconds * 1000));
  // What was acknowledged until here is in the last backup.
  const at = Date.now();
  await operate(ground, facts, ['backup', '--to', safe]);
  const env = environmentOf(ground, facts);
  const intoRunning = await run(process.execPath, operator('restore', '--from', safe, '--replace'), { env });
  const before = await uploads.end(at);
  await supervisor.stop();
  const isRefused = intoRunning.output.includes(backupTexts.isRunning);
  return { before, figures: [exactly('restores into the running system', isRefused ? 0 : 1, 0)] };
}

export function wipe({ instance: { folder } }: Ground, spared: readonly string[] = []): void {
  for (const name of readdirSync(folder))
    if (!['logs', ...spared].includes(name) && !/^(lock|run)\.json/.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
}

export async function putBack(ground: Ground, safe: string, settings: Readonly<Record<string, string>> = {}) {
  const newest = readdirSync(safe).sort().at(-1) ?? '';
  copyFileSync(join(safe, newest, 'secrets.json'), join(ground.instance.folder, 'secrets.json'));
  const servers = await step('Starting empty servers', () => startServers(ground, true));
  await operate(ground, servers, ['restore', '--from', safe]);
  const system = await startProduction(ground, true, settings, servers);
  print((await operate(ground, system.facts, ['messages', 'republish', '--since', '1d'])).trim());
  return system;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const safe = join(ground.instance.folder, '../drill-backup');
  rmSync(safe, { recursive: true, force: true });
  const { before, figures } = await workAndBackUp(ground, safe);
  wipe(ground);
  print('Everything was wiped: database, events, queue, files, secrets.');
  const since = performance.now();
  const { url, supervisor } = await putBack(ground, safe);
  const seconds = Number(secondsSince(since));
  const compared = await compareUploads(url, before, 0);
  await supervisor.stop();
  return [...figures, atMost('seconds until all was back', seconds, MOST_AWAY_SECONDS), ...compared];
}
