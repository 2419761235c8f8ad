import { fill } from '../../../libs/wording/src/fill.ts';
import { run, which } from '../commands.ts';
import { Failure } from '../failure.ts';
import type { Reservation } from '../ports.ts';
import type { ProcessSpec } from '../supervisor.ts';
import { serverTexts } from '../local.wording.ts';

export interface Program {
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly from: string;
}
export type Source = () => Promise<Program | undefined>;

export const plainEnvironment = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TZ: process.env['TZ'],
});

export async function tryProgram(
  path: string,
  from: string,
  env: NodeJS.ProcessEnv = {},
  versionArgs: readonly string[] = ['--version'],
): Promise<Program | undefined> {
  if (versionArgs.length === 0) return { path, env, from, version: '0' };
  const { code, output } = await run(path, versionArgs, { env: { ...plainEnvironment(), ...env } });
  if (code !== 0) return undefined;
  return { path, env, from, version: /(?<!\d)\d+\.\d+(\.\d+)?/.exec(output)?.[0] ?? '0' };
}

export const fromPath =
  (program: string, versionArgs?: readonly string[]): Source =>
  async () => {
    const path = which(program);
    return path === undefined ? undefined : tryProgram(path, path, {}, versionArgs);
  };

export async function firstOf(...sources: readonly Source[]): Promise<Program | undefined> {
  for (const source of sources) {
    const program = await source();
    if (program !== undefined) return program;
  }
  return undefined;
}

interface Advice {
  readonly name: string;
  readonly apt: string;
  readonly brew: string;
  readonly docker: string;
  readonly url: string;
}

export async function obtain(sources: readonly Source[], advice: Advice): Promise<Program> {
  const program = await firstOf(...sources);
  if (program !== undefined) return program;
  throw new Failure(
    [
      fill(serverTexts.missing, { name: advice.name }),
      `  apt     sudo apt-get install ${advice.apt}`,
      `  brew    brew install ${advice.brew}`,
      `  Docker  ${advice.docker}`,
      `          and run with ${advice.url}`,
    ].join('\n'),
  );
}

type Own = Pick<ProcessSpec, 'name' | 'args' | 'cwd' | 'ready'> & Partial<ProcessSpec>;

export const serverSpec = ({ path, env }: Program, reservation: Reservation, own: Own): ProcessSpec => ({
  kind: 'server',
  command: path,
  ...reservation,
  ...own,
  env: { ...plainEnvironment(), ...env, ...own.env },
});
