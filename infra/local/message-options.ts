import { Misused, TEXT } from './options.mjs';
import { parsed } from './operator-command.ts';

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

const GRAMMAR = {
  commands: { list: false, requeue: true, purge: true, republish: false },
  things: 'a dead letter',
  own: { service: TEXT, consumer: TEXT, since: TEXT },
};

export type MessageOptions = ReturnType<typeof messageOptions>;

const MINUTES: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

function timeOf(text: string, now: Date): Date {
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  const age = Number(count) * (MINUTES[unit] ?? NaN) * 60_000;
  const time = count === undefined ? new Date(text) : new Date(now.getTime() - age);
  if (!Number.isNaN(time.getTime())) return time;
  throw new Misused(`"${text}" is no time. Write it like 2026-11-21T09:30:00Z or 12h.`);
}

export function messageOptions(args: string[], now = new Date()) {
  const { command, ids, given, data } = parsed(args, GRAMMAR);
  const { service, consumer, since } = given;
  if (command !== 'help' && (command === 'republish') !== (since !== undefined))
    throw new Misused('"republish", and nothing else, needs --since.');
  return { command, ids, service, consumer, since: timeOf(since ?? '0m', now), data };
}
