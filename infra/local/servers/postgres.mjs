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
import { mustRun, run } from '../commands.mjs';
import { codeOf } from '../failure.mjs';
import { LOOPBACK } from '../ports.mjs';
import { postgresAnswers, query } from '../wait.mjs';
import { disguise, findPostgres } from './postgres-programs.mjs';
import { isAtLeast, plainEnvironment } from './program.mjs';

const SUPERUSER = 'groundwork';
export const DATABASE = 'groundwork';
const DUPLICATE_DATABASE = '42P04';

/**
 * Creates the database once; the admin of a configured server may have done so already.
 * @param {string} adminUrl naming the database to create
 */
export async function createDatabase(adminUrl) {
  if (await postgresAnswers(adminUrl)) return;
  const maintenance = new URL(adminUrl);
  const name = maintenance.pathname.slice(1);
  maintenance.pathname = '/postgres';
  try {
    await query(maintenance.href, `create database "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
  }
}

/**
 * Sorting and case rules that do not depend on the machine where the version has them.
 * @param {string} version
 * @returns {string[][]} sets of flags, the first that initdb accepts counts
 */
function localeFlags(version) {
  if (isAtLeast(version, 17))
    return [['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']];
  return [['--locale=C.UTF-8'], ['--locale=C']];
}

/**
 * @param {import('./program.mjs').Program} program
 * @param {import('./postgres-programs.mjs').Disguise} as
 * @param {string} folder
 * @param {string} password
 */
async function initialise(program, as, folder, password) {
  const data = join(folder, 'data');
  const fresh = join(folder, 'data.new');
  const passwordFile = join(folder, 'password');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (as.owner !== undefined) chownSync(passwordFile, as.owner, as.owner);
  const [command = '', ...before] = [...as.before, join(dirname(program.path), 'initdb')];
  const common = [
    '-D',
    fresh,
    '-U',
    SUPERUSER,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--pwfile=${passwordFile}`,
  ];
  const options = {
    env: { ...plainEnvironment(), LC_ALL: 'C', ...program.env },
    cwd: folder,
    ...identityOf(as),
  };
  const choices = localeFlags(program.version);
  try {
    for (const [index, flags] of choices.entries()) {
      const args = [...before, ...common, ...flags];
      const isLast = index === choices.length - 1;
      if (isLast) await mustRun('Creating the PostgreSQL data folder', command, args, options);
      else if ((await run(command, args, options)).code === 0) break;
    }
    // Renamed when complete: an interrupted run leaves nothing that looks finished.
    renameSync(fresh, data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** @param {import('./postgres-programs.mjs').Disguise} as */
const identityOf = ({ uid, gid }) => (uid === undefined || gid === undefined ? {} : { uid, gid });

/** @param {string} folder @param {number | undefined} owner */
async function giveTo(folder, owner) {
  if (owner === undefined || lstatSync(folder).uid === owner) return;
  await mustRun('Handing the data folder to PostgreSQL', 'chown', ['-R', `${owner}:${owner}`, folder]);
}

/** @param {string} data */
function versionOf(data) {
  const file = join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Test data need not survive a power cut; that a killed server loses nothing holds either way. */
const FORGETFUL = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** @param {string} data @param {number} port @param {boolean} durable */
const serverArguments = (data, port, durable) => [
  ...['-D', data, '-p', String(port), '-k', ''],
  ...['-c', `listen_addresses=${LOOPBACK}`, '-c', 'max_connections=200', '-c', 'timezone=UTC'],
  ...(durable ? [] : FORGETFUL),
];

/** @param {number} port @param {import('../secrets.mjs').Secrets} secrets */
export const postgresUrl = (port, secrets) =>
  `postgres://${SUPERUSER}:${secrets.postgres}@${LOOPBACK}:${port}/${DATABASE}`;

/** @param {import('../provision.mjs').Ground} ground @returns {Promise<import('../provision.mjs').Provided>} */
export async function providePostgres({ instance, secrets, reserve, durable }) {
  const folder = join(instance.folder, 'postgres');
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const program = await findPostgres(versionOf(data));
  const as = await disguise(program.path, folder);
  await giveTo(folder, as.owner);
  if (!existsSync(data)) await initialise(program, as, folder, secrets.postgres);
  const { port, release } = await reserve();
  const [command = '', ...before] = [...as.before, program.path];
  const url = postgresUrl(port, secrets);
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  return {
    url,
    from: `${program.version} from ${program.from}`,
    prepare: () => createDatabase(url),
    spec: {
      name: 'postgres',
      kind: 'server',
      command,
      args: [...before, ...serverArguments(data, port, durable)],
      env: { ...plainEnvironment(), ...program.env },
      cwd: folder,
      port,
      release,
      ready: () => postgresAnswers(maintenance.href),
      // Fast shutdown: it does not wait for its clients to leave.
      stopSignal: 'SIGINT',
      ...identityOf(as),
    },
  };
}
