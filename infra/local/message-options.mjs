import { commandOf, idsFor, Misused, parsed, TEXT } from './operator-command.mjs';
import { dataFolder } from './options.mjs';

export const MESSAGES_HELP = `npm run messages -- COMMAND [options]
  list                   events that were set aside because their handling failed for good
  requeue ID… | --all    delivers them once more, to the consumer that failed and to no other
  purge ID… | --all      forgets them: their events have no effect in that consumer
  republish --since T    publishes events again after the stream was lost; consumers skip what they know

  --service NAME   only those of one service
  --consumer NAME  only those of one consumer (not republish)
  --since T        a time like 2026-11-21T09:30:00Z, or an age like 90m, 12h or 3d
  --data DIR       the data folder of the running system (default .data or $GROUNDWORK_DATA)
  --help           this text
The servers are those of the system "npm start" runs, or DATABASE_ADMIN_URL and NATS_URL where set.
Exit code 0: done; 1: not done, and why; 2: not understood.
`;

const COMMANDS = /** @type {const} */ (['list', 'requeue', 'purge', 'republish']);

/**
 * @typedef {{ command: typeof COMMANDS[number] | 'help', ids: string[] | undefined, service: string | undefined,
 *   consumer: string | undefined, since: Date, data: string }} MessageOptions
 */

const MINUTES = { m: 1, h: 60, d: 24 * 60 };

/** @param {string} text @param {Date} now */
function timeOf(text, now) {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (count !== undefined) {
    const minutes = MINUTES[/** @type {keyof typeof MINUTES} */ (unit)];
    return new Date(now.getTime() - Number(count) * minutes * 60_000);
  }
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new Misused(`"${text}" is no time. Write it like 2026-11-21T09:30:00Z or 12h.`);
  return time;
}

/** @param {string[]} args @param {Date} [now] @returns {MessageOptions} */
export function messageOptions(args, now = new Date()) {
  const { values, positionals } = parsed(args, { service: TEXT, consumer: TEXT, since: TEXT });
  const [name, ...ids] = positionals;
  const { service, consumer, since } = values;
  const rest = { service, consumer, since: timeOf(since ?? '0m', now), data: dataFolder(values.data) };
  if (values.help) return { command: 'help', ids: undefined, ...rest };
  const command = commandOf(COMMANDS, name);
  if ((command === 'republish') !== (since !== undefined))
    throw new Misused('"republish", and nothing else, needs --since.');
  const chooses = command === 'requeue' || command === 'purge';
  return { command, ids: idsFor({ command, chooses, things: 'a dead letter' }, ids, values.all), ...rest };
}
