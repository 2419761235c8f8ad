import { fill } from '../../libs/wording/src/fill.ts';
import { Misused, TEXT } from './options.mjs';
import { parsed } from './operator-command.ts';
import { commandTexts } from './local.wording.ts';

export const QUEUE_HELP = `operator queue COMMAND [options]
  list                 lists running and waiting analyses, and documents whose analysis failed
  retry ID… | --all    analyzes failed documents again; a delayed attempt starts at once
  pause                workers finish their analyses and start no new one; uploads are still accepted
  resume               workers continue
  drain                pauses, and returns when no analysis runs

  --minutes N   the time limit of drain (default 11: no analysis takes longer than 10)
  --data DIR    the data folder of the running system (default .data or $GROUNDWORK_DATA)
An ID is the id of a document. The command uses the servers of "npm start", or DATABASE_ADMIN_URL, NATS_URL and
REDIS_URL if set. Exit code 0: done; 1: failed, with the reason; 2: wrong arguments.
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
  if (!(minutes > 0)) throw new Misused(fill(commandTexts.wrongMinutes, { minutes: given.minutes ?? '' }));
  return { ...rest, minutes };
}
