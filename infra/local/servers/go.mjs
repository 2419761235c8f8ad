// Servers written in Go, built from their published source where there is a Go toolchain.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.mjs';
import { say, step } from '../progress.mjs';
import { tryProgram } from './program.mjs';

/**
 * @param {string} program
 * @param {string} module path and pinned version
 * @param {string} programs folder all instances share
 * @returns {import('./program.mjs').Source}
 */
export const fromGo = (program, module, programs) => async () => {
  const built = join(programs, `go-${program}`, program);
  if (!existsSync(built) && !(await build(program, module, built, programs))) return undefined;
  return tryProgram(built, 'the Go toolchain');
};

/** @param {string} program @param {string} module @param {string} built @param {string} programs */
async function build(program, module, built, programs) {
  const go = which('go', ['/usr/local/go/bin']);
  if (go === undefined) return false;
  const work = join(programs, `go-${program}.${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    const log = join(programs, `go-${program}.log`);
    const { code } = await step(
      `Building ${program} with Go (a few minutes, once)`,
      () => run(go, ['install', module], { env: { ...process.env, GOBIN: work, GOFLAGS: '' }, log }),
      (result) => result.code === 0,
    );
    if (code !== 0) say(`! Go could not build ${program}; see ${log}`);
    if (code !== 0 || !existsSync(join(work, program))) return false;
    mkdirSync(join(programs, `go-${program}`), { recursive: true });
    renameSync(join(work, program), built);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
