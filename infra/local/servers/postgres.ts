import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun } from '../commands.ts';
import { codeOf } from '../failure.ts';
import { LOOPBACK } from '../ports.ts';
import type { Ground, Provided } from '../provision.ts';
import type { Secrets } from '../secrets.ts';
import { postgresAnswers, query } from '../wait.ts';
import { type Disguise, disguise, findPostgres } from './postgres-programs.ts';
import { plainEnvironment, type Program, serverSpec } from './program.ts';
import { isAtLeast } from './version.ts';

const SUPERUSER = 'groundwork';
export const DATABASE = 'groundwork';
const DUPLICATE_DATABASE = '42P04';

export async function createDatabase(adminUrl: string): Promise<void> {
  if (await postgresAnswers(adminUrl)) return;
  const name = new URL(adminUrl).pathname.slice(1).replaceAll('"', '""');
  try {
    await query(new URL('/postgres', adminUrl).href, `create database "${name}"`);
  } catch (error) {
    if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
  }
}

const localeFlags = (version: string): [string[], string[]?] =>
  isAtLeast(version, 17)
    ? [['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']]
    : [['--locale=C.UTF-8'], ['--locale=C']];

async function initialize(
  program: Program,
  { owner, identity, wrap }: Disguise,
  folder: string,
  password: string,
): Promise<void> {
  const fresh = join(folder, 'data.new');
  const passwordFile = join(folder, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner, owner);
  const [command, ...words] = wrap(join(dirname(program.path), 'initdb'));
  const common = ['-D', fresh, '-U', SUPERUSER, '--auth=scram-sha-256', '--encoding=UTF8'];
  const env = { ...plainEnvironment(), LC_ALL: 'C', ...program.env };
  const what = 'Creating the PostgreSQL data folder';
  const create = (flags: string[]) =>
    mustRun(what, command, [...words, ...common, `--pwfile=${passwordFile}`, ...flags], {
      env,
      cwd: folder,
      ...identity,
    });
  const [flags, others] = localeFlags(program.version);
  try {
    await (others === undefined ? create(flags) : create(flags).catch(() => create(others)));
    renameSync(fresh, join(folder, 'data'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function giveTo(folder: string, owner: number | undefined): Promise<void> {
  if (owner === undefined || lstatSync(folder).uid === owner) return;
  await mustRun('Handing the data folder to PostgreSQL', 'chown', ['-R', `${owner}:${owner}`, folder]);
}

function versionOf(data: string): string | undefined {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Test data need not survive a power cut; a killed server loses nothing either way. */
const FORGETFUL = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

const serverArguments = (data: string, port: number, durable: boolean) => [
  '-D',
  data,
  '-p',
  String(port),
  '-k',
  '',
  '-c',
  `listen_addresses=${LOOPBACK}`,
  '-c',
  'max_connections=200',
  '-c',
  'timezone=UTC',
  ...(durable ? [] : FORGETFUL),
];

export const postgresUrl = (port: number, { postgres }: Secrets) =>
  `postgres://${SUPERUSER}:${postgres}@${LOOPBACK}:${port}/${DATABASE}`;

export async function providePostgres({ instance, secrets, reserve, durable }: Ground): Promise<Provided> {
  const folder = join(instance.folder, 'postgres');
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const program = await findPostgres(versionOf(data));
  const as = await disguise(program.path, folder);
  await giveTo(folder, as.owner);
  if (!existsSync(data)) await initialize(program, as, folder, secrets.postgres);
  const reservation = await reserve();
  const [command, ...before] = as.wrap(program.path);
  const url = postgresUrl(reservation.port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    prepare: () => createDatabase(url),
    spec: serverSpec(program, reservation, {
      name: 'postgres',
      command,
      args: [...before, ...serverArguments(data, reservation.port, durable)],
      cwd: folder,
      ready: () => postgresAnswers(new URL('/postgres', url).href),
      // Fast shutdown: it does not wait for its clients to leave.
      stopSignal: 'SIGINT',
      ...as.identity,
    }),
  };
}
