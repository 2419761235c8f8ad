import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, which } from '../commands.ts';
import { print, step } from '../progress.ts';
import { type Source, tryProgram } from './program.ts';

export const findGo = () => which('go', ['/usr/local/go/bin']);

export const UNOPTIMIZED = ['-gcflags=all=-N -l', '-ldflags=-s -w'];

const builds = new Map<string, Promise<boolean>>();

export const goFile = (program: string, programs: string) => join(programs, `go-${program}`, program);

export const fromGo =
  (
    program: string,
    module: string,
    programs: string,
    flags: readonly string[] = [],
    versionArgs?: readonly string[],
  ): Source =>
  async () => {
    const built = goFile(program, programs);
    if (!existsSync(built)) {
      const running = builds.get(built) ?? build(program, [...flags, module], built, programs);
      builds.set(built, running);
      if (!(await running)) return undefined;
    }
    return tryProgram(built, 'the Go toolchain', {}, versionArgs);
  };

async function build(program: string, args: readonly string[], built: string, programs: string) {
  const go = findGo();
  if (go === undefined) return false;
  const work = join(programs, `go-${program}.${process.pid}`);
  mkdirSync(work, { recursive: true });
  try {
    const log = join(programs, `go-${program}.log`);
    // Fewer garbage collections of the compiler leave more time for the tests.
    const env = { ...process.env, GOBIN: work, GOFLAGS: '', GOGC: '400' };
    const { code } = await step(
      `Building ${program} with Go (a few minutes, once)`,
      () => run('nice', ['-n', '19', go, 'install', ...args], { env, log }),
      (result) => result.code === 0,
    );
    if (code !== 0) print(`! Go could not build ${program}; see ${log}`);
    if (code !== 0 || !existsSync(join(work, program))) return false;
    mkdirSync(join(programs, `go-${program}`), { recursive: true });
    renameSync(join(work, program), built);
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
