import { fill } from '../../libs/wording/src/fill.ts';
import { Misused, TEXT } from './options.mjs';
import { parsed } from './operator-command.ts';
import { commandTexts } from './local.wording.ts';

export const MESSAGES_HELP = `operator messages COMMAND [options]
  list                   lists dead letters: events that a consumer could not handle
  requeue ID… | --all    delivers them again to the consumer that failed, and to no other
  purge ID… | --all      deletes them: their events have no effect in that consumer
  republish --since T    publishes events again after the stream was lost; consumers skip known events

  --service NAME   limits the command to one service
  --consumer NAME  limits the command to one consumer (not republish)
  --since T        a time like 2026-11-21T09:30:00Z, or an age like 90m, 12h or 3d
  --data DIR       the data folder of the running system (default .data or $GROUNDWORK_DATA)
The command uses the servers of "npm start", or DATABASE_ADMIN_URL and NATS_URL if set.
Exit code 0: done; 1: failed, with the reason; 2: wrong arguments.
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
  throw new Misused(fill(commandTexts.wrongTime, { text }));
}

export function messageOptions(args: string[], now = new Date()) {
  const { command, ids, given, data } = parsed(args, GRAMMAR);
  const { service, consumer, since } = given;
  if ((command === 'republish') !== (since !== undefined)) throw new Misused(commandTexts.onlyRepublish);
  return { command, ids, service, consumer, since: timeOf(since ?? '0m', now), data };
}
