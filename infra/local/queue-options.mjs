import { commandOf, idsFor, Misused, parsed, TEXT } from './operator-command.mjs';
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

const COMMANDS = /** @type {const} */ (['list', 'retry', 'pause', 'resume', 'drain']);

/**
 * @typedef {{ command: typeof COMMANDS[number] | 'help', ids: string[] | undefined, minutes: number, data: string }} QueueOptions
 */

/** @param {string | undefined} text */
function minutesOf(text) {
  const minutes = Number(text ?? '11');
  if (!(minutes > 0)) throw new Misused(`"${text}" is no number of minutes.`);
  return minutes;
}

/** @param {string[]} args @returns {QueueOptions} */
export function queueOptions(args) {
  const { values, positionals } = parsed(args, { minutes: TEXT });
  const [name, ...ids] = positionals;
  const rest = { minutes: minutesOf(values.minutes), data: dataFolder(values.data) };
  if (values.help) return { command: 'help', ids: undefined, ...rest };
  const command = commandOf(COMMANDS, name);
  const chooses = command === 'retry';
  return { command, ids: idsFor({ command, chooses, things: 'a document' }, ids, values.all), ...rest };
}
