import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.ts';
import { step } from '../progress.ts';
import { type Program, type Source, tryProgram } from './program.ts';

export const fromApt =
  (program: string, packageName: string, programs: string): Source =>
  async () => {
    const root = join(programs, `apt-${packageName}`);
    if (existsSync(root)) return locate(program, root);
    if (which('apt-get') === undefined || which('dpkg') === undefined) return undefined;
    await step(`Fetching ${packageName} from the distribution's packages`, () =>
      unpack(packageName, root, programs),
    );
    return existsSync(root) ? locate(program, root) : undefined;
  };

async function locate(program: string, root: string): Promise<Program | undefined> {
  const path = ['usr/sbin', 'usr/bin'].map((folder) => join(root, folder, program)).find(existsSync);
  const env = { LD_LIBRARY_PATH: librariesIn(root).join(':') };
  return path === undefined ? undefined : tryProgram(path, "the distribution's package", env);
}

const librariesIn = (root: string) =>
  ['usr/lib', 'lib']
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => folder.includes('-linux-gnu'));

async function unpack(packageName: string, root: string, programs: string): Promise<void> {
  const work = join(programs, `apt-${packageName}.${process.pid}`);
  try {
    mkdirSync(join(work, 'root'), { recursive: true });
    const files = await download(packageName, work, programs);
    for (const file of files) {
      const { code } = await run('dpkg', ['-x', join(work, file), join(work, 'root')]);
      if (code !== 0) return;
    }
    if (files.length > 0 && !existsSync(root)) renameSync(join(work, 'root'), root);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const UNSANDBOXED = ['-o', 'APT::Sandbox::User=root'];
const NO_LOCK = ['-o', 'Debug::NoLocking=1'];
const environment = () => ({ ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' });

async function download(packageName: string, work: string, programs: string): Promise<string[]> {
  for (const optionsOf of [async () => [], () => withFreshLists(programs)]) {
    const options = await optionsOf();
    const needed = await packagesNeeded(packageName, options);
    if (needed.length === 0) continue;
    const args = [...options, ...UNSANDBOXED, 'download', ...needed];
    const { code } = await run('apt-get', args, { cwd: work, env: environment() });
    if (code === 0) return readdirSync(work).filter((name) => name.endsWith('.deb'));
  }
  return [];
}

let freshLists: Promise<string[]> | undefined;

/** For machines whose own package lists are missing or old. Fetched once: two updates of one folder spoil each other. */
const withFreshLists = (programs: string) => (freshLists ??= fetchLists(join(programs, 'apt-lists')));

async function fetchLists(folder: string): Promise<string[]> {
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, part), { recursive: true });
  const settings = [
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
  ];
  const options = [...UNSANDBOXED, ...NO_LOCK, ...settings.flatMap((setting) => ['-o', setting])];
  await run('apt-get', [...options, 'update'], { env: environment() });
  return options;
}

async function packagesNeeded(packageName: string, options: readonly string[]): Promise<string[]> {
  const install = ['install', '--print-uris', '--no-install-recommends', '-qq', '-y', packageName];
  const { code, output } = await run('apt-get', [...options, ...NO_LOCK, ...install], { env: environment() });
  if (code !== 0) return [];
  // Lines look like: 'http://…/redis-tools_7.0.15_amd64.deb' redis-tools_5%3a7.0.15_amd64.deb 991988 …
  return [...output.matchAll(/^'[^']+' ([^_\s]+)_\S+\.deb /gm)].flatMap(([, name]) => name ?? []);
}
