import { run } from '../commands.mjs';
import { Failure } from '../failure.mjs';

/**
 * A server's program that was found to run on this machine.
 * @typedef {{ path: string, env: NodeJS.ProcessEnv, version: string, from: string }} Program
 * @typedef {() => Promise<Program | undefined>} Source
 */

/** What any server needs of our environment; our own secrets are none of its business. */
export const plainEnvironment = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  TZ: process.env['TZ'],
});

/**
 * @param {string} path
 * @param {string} from
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Program | undefined>} undefined if it does not run, be it for a missing library or a foreign machine
 */
export async function tryProgram(path, from, env = {}) {
  const { code, output } = await run(path, ['--version'], { env: { ...plainEnvironment(), ...env } });
  if (code !== 0) return undefined;
  return { path, env, from, version: /\d+\.\d+(\.\d+)?/.exec(output)?.[0] ?? '0' };
}

/**
 * @param {string} version
 * @param {number} major
 * @param {number} [minor]
 */
export function isAtLeast(version, major, minor = 0) {
  const [haveMajor = 0, haveMinor = 0] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

/**
 * The first source that has it.
 * @param {Source[]} sources
 * @param {{ name: string, apt: string, brew: string, docker: string, url: string }} advice
 */
export async function obtain(sources, advice) {
  for (const source of sources) {
    const program = await source();
    if (program !== undefined) return program;
  }
  throw new Failure(
    [
      `${advice.name} is missing and could not be fetched. Do one of these and run the command again:`,
      `  apt     sudo apt-get install ${advice.apt}`,
      `  brew    brew install ${advice.brew}`,
      `  Docker  ${advice.docker}`,
      `          and run with ${advice.url}`,
    ].join('\n'),
  );
}
