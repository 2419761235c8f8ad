// `npm run bench:uploads`: fifty uploads of 25 MB at once, and how much memory the gateway takes for them.
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { Owner } from '../drills/owner.ts';
import { Failure } from '../local/failure.ts';
import { atLeast, atMost, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const FILE_BYTES = 25 * 1024 * 1024;
const MOST_MEGABYTES = 300;
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const boundary = randomUUID();
const before = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="category"\r\n\r\ntax_documents\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.png"\r\ncontent-type: image/png\r\n\r\n`,
);
const after = Buffer.from(`\r\n--${boundary}--\r\n`);
const filler = randomBytes(64 * 1024);

/** As much as the connection takes, each file another one. */
async function send(outgoing: ClientRequest) {
  const start = Buffer.concat([pngStart, randomBytes(16)]);
  const take = async (bytes: Buffer) => {
    if (!outgoing.write(bytes)) await once(outgoing, 'drain');
  };
  await take(before);
  await take(start);
  for (let left = FILE_BYTES - start.length; left > 0; left -= filler.length)
    await take(left < filler.length ? filler.subarray(0, left) : filler);
  outgoing.end(after);
}

async function upload({ url, headers }: Owner): Promise<number | undefined> {
  const outgoing = request(`${url}/api/documents/upload`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + FILE_BYTES + after.length,
    },
  });
  const answered = once(outgoing, 'response');
  await send(outgoing);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

export async function measure(ground: Ground): Promise<Figure[]> {
  const { url, pidOf } = await ground.running();
  const gateway = pidOf('gateway');
  if (gateway === undefined) throw new Failure('The gateway does not run.');
  const uploads = ground.count(50, 2);
  const idle = megabytesOf(gateway);
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(gateway));
  }, 50);
  const owners = await Promise.all(Array.from({ length: uploads }, () => Owner.signUp(url)));
  const since = performance.now();
  const statuses = await Promise.all(owners.map(upload));
  clearInterval(watch);
  const arrived = statuses.filter((status) => status === 201).length;
  const seconds = (performance.now() - since) / 1000;
  return [
    atLeast(`of ${uploads} uploads of 25 MB at once arrived`, arrived, uploads),
    figure('seconds until all had', seconds),
    figure('gateway before, MB', idle),
    atMost('gateway at most, MB', most, MOST_MEGABYTES),
  ];
}
