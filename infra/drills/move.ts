import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../bench/figures.ts';
import { type Ground, Missing, startSystem, type System } from '../bench/ground.ts';
import { mustRun, which } from '../local/commands.ts';
import { prepareFolder } from '../local/instance.ts';
import { reserveInternal } from '../local/ports.ts';
import { print, secondsSince, step } from '../local/progress.ts';
import { loadSecrets } from '../local/secrets.ts';
import { providePostgres } from '../local/servers/postgres.ts';
import { type ProcessSpec, Supervisor } from '../local/supervisor.ts';
import { migrate, serviceSpec } from '../local/system.ts';
import { query } from '../local/wait.ts';
import type { Fault } from './fault-list.ts';
import { RecordedOwner } from './recorded-owner.ts';
import { printFaults, tryFaults } from './try-fault.ts';

const MOVED = 'scoring';
const OWNERS = 10;
const REQUESTS_A_SECOND = 20;

async function startSecondServer({ instance: first, life }: Ground): Promise<string> {
  const instance = { ...first, folder: join(first.folder, 'second') };
  mkdirSync(instance.folder, { recursive: true });
  await prepareFolder(instance);
  const secrets = loadSecrets(first);
  const { spec, url, prepare } = await providePostgres({
    instance,
    secrets,
    reserve: reserveInternal,
    durable: true,
  });
  if (spec === undefined) throw new Missing('it needs the PostgreSQL that npm start provides');
  await life.supervisor.start({ ...spec, name: 'postgres-second' });
  await prepare?.();
  return url;
}

async function prepareSecondServer({ facts }: System, service: string, to: string, logs: string) {
  const urls = { ...facts.urls, postgres: to };
  await migrate(
    { ...facts, urls, inherited: { ...facts.inherited, SAMPLE_DATA: '' } },
    join(logs, 'migrate.log'),
  );
  await query(to, `drop schema ${service} cascade`);
}

/** Afterwards nothing can read the schema at its old place. */
async function moveSchema(service: string, from: string, to: string, folder: string): Promise<void> {
  const file = join(folder, 'moved.sql');
  await mustRun('Copying the schema', 'pg_dump', [`--schema=${service}`, '--file', file, from]);
  await mustRun('Restoring the schema', 'psql', ['--quiet', '--set', 'ON_ERROR_STOP=1', '--file', file, to]);
  rmSync(file);
  await query(from, `drop schema ${service} cascade`);
}

export async function measure(ground: Ground): Promise<Figure[]> {
  if (ground.short) throw new Missing('its processes need a minute to start');
  if (which('pg_dump') === undefined) throw new Missing('it needs pg_dump');
  const { life, instance } = ground;
  const [service = MOVED] = ground.run.args;
  const second = await startSecondServer(ground);
  let own = new Supervisor(instance.logs);
  life.onStop(() => own.stop());
  const elsewhere: Record<string, string> = {};
  const apart = {
    start: (spec: ProcessSpec) => (spec.name === service ? own : life.supervisor).start(spec),
    processes: () => ({ ...life.supervisor.processes(), ...own.processes() }),
    stop: () => life.stop(),
  };
  const servers = { ...(await ground.servers()), elsewhere };
  const system = await startSystem(servers, instance.logs, apart);
  await step('Preparing the second server', () =>
    prepareSecondServer(system, service, second, instance.logs),
  );
  const move: Fault = {
    name: `${service} moves to another server`,
    cause: async ({ facts }) => {
      const since = performance.now();
      await own.stop();
      await moveSchema(service, facts.urls.postgres, second, instance.folder);
      elsewhere[service] = second;
      own = new Supervisor(instance.logs);
      await own.start(serviceSpec({ name: service, service }, facts, await reserveInternal()));
      print(`  ${service} was away for ${secondsSince(since)} s`);
    },
  };
  const owners: RecordedOwner[] = [];
  while (owners.length < OWNERS) owners.push(await RecordedOwner.signUp(system.url));
  return printFaults(await tryFaults([move], system, owners, REQUESTS_A_SECOND));
}
