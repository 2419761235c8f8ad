import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { atLeast, atMost, type Figure, figure, timed } from './figures.ts';
import type { Ground } from './ground.ts';

const FILE_BYTES = 25 * 1024 * 1024;
const MOST_MEGABYTES = 300;
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, pidOf } = await ground.running();
  const gateway = pidOf('gateway');
  if (gateway === undefined) throw new Failure('The gateway does not run.');
  const uploads = ground.count(50, 2);
  const owners = await Promise.all(Array.from({ length: uploads }, () => Owner.signUp(url)));
  const bytes = Buffer.concat([PNG_START, randomBytes(FILE_BYTES - PNG_START.length)]);
  const file = new File([bytes], 'big.png', { type: 'image/png' });
  const idle = megabytesOf(gateway);
  let most = idle;
  let arrived = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(gateway));
  }, 50);
  const upload = async (owner: Owner) => {
    await owner.upload(file, { category: 'tax_documents' });
    arrived += 1;
  };
  const ms = await timed(() => Promise.allSettled(owners.map(upload)));
  clearInterval(watch);
  return [
    atLeast(`of ${uploads} uploads of 25 MB at once arrived`, arrived, uploads),
    figure('seconds until all had', ms / 1000),
    figure('gateway before, MB', idle),
    atMost('gateway at most, MB', most, MOST_MEGABYTES),
  ];
}
