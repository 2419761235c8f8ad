import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './checkout.mjs';
import { mustRun } from './commands.ts';

export const nx = join(checkout, 'node_modules/.bin/nx');

/** Without the daemon no process stays behind. */
export const NX_QUIETLY = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  NX_INTERACTIVE: 'false',
};

const BUILT_FROM = [
  'apps',
  'libs',
  'infra/generated',
  'infra/scripts/build.mjs',
  '.swcrc',
  'package-lock.json',
];
const stamp = join(checkout, '.data/built');

function* filesOf(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path)) if (name !== 'node_modules') yield* filesOf(join(path, name));
}

const isResult = (file: string): boolean => file.includes('/dist/');

interface Fingerprint {
  readonly sources: string;
  readonly results: string;
}

function fingerprint(): Fingerprint {
  const [sources, results] = [createHash('sha256').update(process.version), createHash('sha256')];
  for (const file of BUILT_FROM.flatMap((path) => [...filesOf(join(checkout, path))])) {
    const { mtimeMs, size } = statSync(file);
    (isResult(file) ? results : sources).update(`${file} ${mtimeMs} ${size}\n`);
  }
  return { sources: sources.digest('hex'), results: results.digest('hex') };
}

const nameOf = ({ sources, results }: Fingerprint): string => `${sources} ${results}\n`;

const lastBuild = (): string => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

export async function build(log: string, cwd: string, more: readonly string[] = []): Promise<void> {
  const args = [nx, 'run-many', '-t', 'build', ...more];
  await mustRun('The build', process.execPath, args, { cwd, env: { ...process.env, ...NX_QUIETLY }, log });
}

export async function buildEverything(log: string): Promise<string> {
  const before = fingerprint();
  if (lastBuild() !== nameOf(before)) {
    await build(log, checkout);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, nameOf({ ...fingerprint(), sources: before.sources }));
  }
  return lastBuild();
}
