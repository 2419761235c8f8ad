import { Misused, TEXT } from './options.mjs';
import { parsed } from './operator-command.ts';

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

const GRAMMAR = {
  commands: { list: false, retry: true, pause: false, resume: false, drain: false },
  things: 'a document',
  own: { minutes: TEXT },
};

export type QueueOptions = ReturnType<typeof queueOptions>;

export function queueOptions(args: string[]) {
  const { given, ...rest } = parsed(args, GRAMMAR);
  const minutes = Number(given.minutes ?? '11');
  if (!(minutes > 0)) throw new Misused(`"${given.minutes}" is no number of minutes.`);
  return { ...rest, minutes };
}
