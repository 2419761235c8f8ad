// Debian's and Ubuntu's packages, unpacked into a folder of ours: needs no root and starts no system service.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.mjs';
import { step } from '../progress.mjs';
import { tryProgram } from './program.mjs';

const BINARY_FOLDERS = ['usr/sbin', 'usr/bin'];
const LIBRARY_FOLDERS = ['usr/lib', 'lib'];

/**
 * @param {string} program
 * @param {string} packageName
 * @param {string} programs folder all instances share
 * @returns {import('./program.mjs').Source}
 */
export const fromApt = (program, packageName, programs) => async () => {
  const root = join(programs, `apt-${packageName}`);
  if (existsSync(root)) return locate(program, root);
  if (which('apt-get') === undefined || which('dpkg') === undefined) return undefined;
  await step(`Fetching ${packageName} from the distribution's packages`, () =>
    unpack(packageName, root, programs),
  );
  return existsSync(root) ? locate(program, root) : undefined;
};

/** @param {string} program @param {string} root */
async function locate(program, root) {
  const path = BINARY_FOLDERS.map((folder) => join(root, folder, program)).find(existsSync);
  if (path === undefined) return undefined;
  return tryProgram(path, "the distribution's package", { LD_LIBRARY_PATH: librariesIn(root).join(':') });
}

/** Their folder is named after the machine, as in usr/lib/x86_64-linux-gnu. @param {string} root */
function librariesIn(root) {
  return LIBRARY_FOLDERS.map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((folder) => folder.endsWith('-linux-gnu') || folder.includes('-linux-gnu'));
}

/** @param {string} packageName @param {string} root @param {string} programs */
async function unpack(packageName, root, programs) {
  const work = join(programs, `apt-${packageName}.${process.pid}`);
  try {
    mkdirSync(join(work, 'root'), { recursive: true });
    const files = await download(packageName, work, programs);
    for (const file of files) {
      const { code } = await run('dpkg', ['-x', join(work, file), join(work, 'root')]);
      if (code !== 0) return;
    }
    // Renamed when complete: an interrupted run leaves nothing that looks finished.
    if (files.length > 0 && !existsSync(root)) renameSync(join(work, 'root'), root);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} packageName
 * @param {string} work
 * @param {string} programs
 * @returns {Promise<string[]>} the downloaded files
 */
async function download(packageName, work, programs) {
  for (const choose of [async () => [], () => withFreshLists(programs)]) {
    const options = await choose();
    const needed = await packagesNeeded(packageName, options);
    if (needed.length === 0) continue;
    const { code } = await run('apt-get', [...options, ...UNSANDBOXED, 'download', ...needed], {
      cwd: work,
      env: aptEnvironment(),
    });
    if (code === 0) return readdirSync(work).filter((name) => name.endsWith('.deb'));
  }
  return [];
}

/** apt would hand the download to a user of its own, who may not write to our folder. */
const UNSANDBOXED = ['-o', 'APT::Sandbox::User=root'];

const aptEnvironment = () => ({ ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' });

/** @type {Promise<string[]> | undefined} */
let freshLists;

/**
 * Options that make apt use package lists of ours, for machines whose own were never fetched or are too old.
 * Fetched once, whoever asks first: two updates of the same folder at a time spoil each other.
 * @param {string} programs
 */
function withFreshLists(programs) {
  freshLists ??= fetchLists(join(programs, 'apt-lists'));
  return freshLists;
}

/** @param {string} folder */
async function fetchLists(folder) {
  for (const part of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, part), { recursive: true });
  const settings = [
    'APT::Sandbox::User=root',
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${join(folder, 'cache')}`,
    'Debug::NoLocking=1',
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false',
  ];
  const options = settings.flatMap((setting) => ['-o', setting]);
  await run('apt-get', [...options, 'update'], { env: aptEnvironment() });
  return options;
}

/**
 * The package and those of its libraries this machine lacks, as apt itself would choose them.
 * @param {string} packageName
 * @param {string[]} options
 */
async function packagesNeeded(packageName, options) {
  const { code, output } = await run(
    'apt-get',
    [
      ...options,
      '-o',
      'Debug::NoLocking=1',
      'install',
      '--print-uris',
      '--no-install-recommends',
      '-qq',
      '-y',
      packageName,
    ],
    { env: aptEnvironment() },
  );
  if (code !== 0) return [];
  // Lines look like: 'http://…/redis-tools_7.0.15_amd64.deb' redis-tools_5%3a7.0.15_amd64.deb 991988 …
  return [...output.matchAll(/^'[^']+' ([^_\s]+)_\S+\.deb /gm)].flatMap(([, name]) => name ?? []);
}
