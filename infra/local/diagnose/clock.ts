import { fill } from '../../../libs/wording/src/fill.ts';
import { clockTexts, things } from '../doctor.wording.ts';
import { withClient } from '../wait.ts';
import { fault, fine, type Finding, note } from './finding.ts';
import type { Place } from './place.ts';

const MOST_SECONDS = 60;
const ANSWER_MS = 5000;

interface Reading {
  readonly server: string;
  readonly time: number;
  readonly between: readonly [number, number];
}

export function judgeClock({ server, time, between: [before, after] }: Reading): Finding {
  const seconds = Math.round(Math.abs(time - (before + after) / 2) / 1000);
  const text = seconds > MOST_SECONDS ? clockTexts.off : clockTexts.exact;
  return (seconds > MOST_SECONDS ? fault : fine)(things.clock, fill(text, { seconds, server }));
}

async function reading(server: string, timeOf: () => Promise<number | undefined>): Promise<Reading[]> {
  const before = Date.now();
  const time = await timeOf().catch(() => undefined);
  return time === undefined ? [] : [{ server, time, between: [before, Date.now()] }];
}

const timeOfPostgres = async (url: string): Promise<number> => {
  const { rows } = await withClient(url, (client) =>
    client.query<{ now: string }>('select extract(epoch from clock_timestamp()) * 1000 as now'),
  );
  return Number(rows[0]?.now);
};

/** Any answer has the header: a storage refuses this question without a signature. */
async function timeOfStorage(url: string): Promise<number | undefined> {
  const { hostname, port, protocol, searchParams } = new URL(url);
  if (protocol !== 's3:') return undefined;
  const scheme = searchParams.get('tls') === 'false' ? 'http' : 'https';
  const address = `${scheme}://${hostname}${port && `:${port}`}/`;
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
  const date = answer.headers.get('date');
  return date === null ? undefined : Date.parse(date);
}

export async function checkClock({ urls }: Place): Promise<Finding[]> {
  const { postgres, storage } = urls;
  const readings = [
    ...(postgres ? await reading(things.postgres, () => timeOfPostgres(postgres)) : []),
    ...(storage ? await reading(things.storage, () => timeOfStorage(storage)) : []),
  ];
  return readings.length > 0 ? readings.map(judgeClock) : [note(things.clock, clockTexts.unset)];
}
