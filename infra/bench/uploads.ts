import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { megabytesOf } from '../local/processes.ts';
import { at, atLeast, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';
import { watchMost } from './meanwhile.ts';
import { storeTimes } from './store-times.ts';

const FILE_BYTES = 25 * 1024 * 1024;
const MOST_MEGABYTES = 300;
const SMALL_FILE_BYTES = 1024 * 1024;
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pictureOf = (bytes: number) =>
  new File([PNG_START, randomBytes(bytes - PNG_START.length)], 'one.png', { type: 'image/png' });

/** In turns, so that both systems share the load of the machine. */
async function timesInTurns(addresses: readonly string[], rounds: number): Promise<number[][]> {
  const owners = await Promise.all(addresses.map((address) => Owner.signUp(address)));
  const times: number[][] = addresses.map(() => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [place, owner] of owners.entries()) {
      const file = pictureOf(SMALL_FILE_BYTES);
      const ms = await timed(() => owner.upload(file, { category: 'tax_documents' }));
      if (round >= 0) times[place]?.push(ms);
    }
  }
  return times;
}

async function oneByOne(ground: Ground, url: string): Promise<Figure[]> {
  const other = ground.run.args[1];
  const rounds = ground.short ? 2 : 100;
  const [own = [], others] = await timesInTurns(other ? [url, other] : [url], rounds);
  const figures = [
    figure('p50 of an upload of 1 MB, ms', at(own, 0.5)),
    figure('p95 of an upload of 1 MB, ms', at(own, 0.95)),
  ];
  if (!others) return figures;
  return [
    ...figures,
    figure('p50 of the other system, ms', at(others, 0.5)),
    figure('p95 of the other system, ms', at(others, 0.95)),
    figure('ratio of the p50', at(own, 0.5) / at(others, 0.5)),
    figure('ratio of the p95', at(own, 0.95) / at(others, 0.95)),
  ];
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, pidOf } = await ground.running();
  const gateway = pidOf('gateway');
  if (gateway === undefined) throw new Failure('The gateway does not run.');
  const stored = await storeTimes(join(ground.instance.folder, 'store-times'), ground.short ? 2 : 200);
  const times = await oneByOne(ground, url);
  const uploads = ground.count(50, 2, 0);
  const owners = await Promise.all(Array.from({ length: uploads }, () => Owner.signUp(url)));
  const bytes = Buffer.concat([PNG_START, randomBytes(FILE_BYTES - PNG_START.length)]);
  const file = new File([bytes], 'big.png', { type: 'image/png' });
  const idle = megabytesOf(gateway, 'VmRSS');
  const most = watchMost(() => megabytesOf(gateway, 'VmRSS'));
  let arrived = 0;
  const upload = async (owner: Owner) => {
    await owner.upload(file, { category: 'tax_documents' });
    arrived += 1;
  };
  const ms = await timed(() => Promise.allSettled(owners.map(upload)));
  return [
    ...stored,
    ...times,
    atLeast(`of ${uploads} uploads of 25 MB at once arrived`, arrived, uploads),
    figure('seconds until all had', ms / 1000),
    figure('gateway before, MB', idle),
    atMost('gateway at most, MB', most(), MOST_MEGABYTES),
  ];
}
