import { parseArgs } from 'node:util';
import { Failure, messageOf } from './failure.mjs';
import { dataFolder } from './options.mjs';

export const QUEUE_HELP = `npm run queue -- COMMAND [options]
  list                 what is analysed, what waits, and the documents whose analysis failed
  retry ID… | --all    analyses failed documents again; what waits for its next attempt goes at once
  pause                workers finish what they have and take no more; uploads are still accepted
  resume               workers go on
  drain                pauses, and returns once nothing is analysed any more

  --minutes N   how long drain waits (default 11: no analysis takes longer than 10)
  --data DIR    the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help        this text
An ID is a document's. The servers are those of the system "npm start" runs, or DATABASE_ADMIN_URL, NATS_URL and
REDIS_URL where set. Exit code 0: done; 1: not done, and why; 2: not understood.
`;

/** What was typed is wrong; nothing was done. */
export class MisusedQueue extends Failure {}

const COMMANDS = /** @type {const} */ (['list', 'retry', 'pause', 'resume', 'drain']);

/**
 * @typedef {{ command: typeof COMMANDS[number] | 'help', ids: string[] | undefined, minutes: number, data: string }} QueueOptions
 */

/** @param {string[]} args */
function parsed(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { minutes: text, data: text, all: flag, help: flag },
    });
  } catch (error) {
    throw new MisusedQueue(messageOf(error));
  }
}

/** @param {string} command @param {string[]} ids @param {boolean} all */
function idsFor(command, ids, all) {
  if (command !== 'retry' && (ids.length > 0 || all))
    throw new MisusedQueue(`"${command}" takes neither ids nor --all.`);
  if (command === 'retry' && ids.length > 0 === all)
    throw new MisusedQueue('"retry" needs the ids that "list" shows, or --all.');
  const wrong = ids.find((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
  if (wrong !== undefined) throw new MisusedQueue(`"${wrong}" is no id of a document.`);
  return ids.length > 0 ? ids : undefined;
}

/** @param {string | undefined} text */
function minutesOf(text) {
  const minutes = Number(text ?? '11');
  if (!(minutes > 0)) throw new MisusedQueue(`"${text}" is no number of minutes.`);
  return minutes;
}

/** @param {string[]} args @returns {QueueOptions} */
export function queueOptions(args) {
  const { values, positionals } = parsed(args);
  const [name, ...ids] = positionals;
  const rest = { minutes: minutesOf(values.minutes), data: dataFolder(values.data) };
  if (values.help) return { command: 'help', ids: undefined, ...rest };
  const command = COMMANDS.find((each) => each === name);
  if (command === undefined)
    throw new MisusedQueue(name === undefined ? 'Which command?' : `There is no command "${name}".`);
  return { command, ids: idsFor(command, ids, values.all), ...rest };
}
