// What the commands of an operator share: how they are understood, what they need, how they end.
import { parseArgs } from 'node:util';
import { codeOf, Failure, messageOf } from './failure.mjs';

/** What was typed is wrong; nothing was done. */
export class Misused extends Failure {}

export const TEXT = /** @type {const} */ ({ type: 'string' });
const FLAG = /** @type {const} */ ({ type: 'boolean', default: false });
const ALWAYS = { data: TEXT, all: FLAG, help: FLAG };

/**
 * @template {Record<string, typeof TEXT>} Own
 * @param {string[]} args
 * @param {Own} own options of this command besides those that every one has
 */
export function parsed(args, own) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...own, ...ALWAYS } });
  } catch (error) {
    throw new Misused(messageOf(error));
  }
}

/**
 * @template {string} Command
 * @param {readonly Command[]} commands
 * @param {string | undefined} name
 */
export function commandOf(commands, name) {
  const command = commands.find((each) => each === name);
  if (command !== undefined) return command;
  throw new Misused(name === undefined ? 'Which command?' : `There is no command "${name}".`);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * @param {{ command: string, chooses: boolean, things: string }} who and whether it is done to some or all of its things
 * @param {string[]} ids
 * @param {boolean} all
 * @returns {string[] | undefined} undefined for all
 */
export function idsFor({ command, chooses, things }, ids, all) {
  if (!chooses && (ids.length > 0 || all)) throw new Misused(`"${command}" takes neither ids nor --all.`);
  if (chooses && ids.length > 0 === all)
    throw new Misused(`"${command}" needs the ids that "list" shows, or --all.`);
  const wrong = ids.find((id) => !ID.test(id));
  if (wrong !== undefined) throw new Misused(`"${wrong}" is no id of ${things}.`);
  return ids.length > 0 ? ids : undefined;
}

/**
 * Built code, found only once somebody asks for it: --help works without.
 * @template Code
 * @param {() => Promise<Code>} load
 */
export async function built(load) {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure('Nothing is built yet. Run "npm run build" first.');
  }
}

/** @param {number} count @param {string} one */
export const counted = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** @param {unknown} error */
const isExpected = (error) =>
  error instanceof Failure || (error instanceof Error && error.name === 'DomainError');

/**
 * Ends with the exit code that every help promises.
 * @param {(args: string[]) => Promise<void>} run
 * @param {string} help
 */
export async function runCommand(run, help) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    const text = isExpected(error) ? messageOf(error) : String(error instanceof Error ? error.stack : error);
    process.stderr.write(error instanceof Misused ? `${text}\n\n${help}` : `${text}\n`);
    process.exitCode = error instanceof Misused ? 2 : 1;
  }
}
