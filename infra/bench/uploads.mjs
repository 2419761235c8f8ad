// `npm run bench:uploads`: fifty uploads of 25 MB at once, and how much memory the gateway takes for them.
// It uploads to the system that `npm start` runs.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { instanceAt, readRun } from '../local/instance.mjs';
import { dataFolder } from '../local/options.mjs';
import { atLeast, atMost, figure, report } from './figures.mjs';

const UPLOADS = 50;
const FILE_BYTES = 25 * 1024 * 1024;
const MOST_MEGABYTES = 300;
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const run = readRun(instanceAt('dev', dataFolder(undefined)));
const gateway = run?.processes['gateway'];
if (!run?.url || !gateway) throw new Error('No running system was found. Start it with "npm start".');
const url = run.url;

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024;

async function signUp() {
  const person = { firstName: 'Bench', lastName: 'Mark', password: `Bench-${randomUUID()}` };
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email: `bench.${randomUUID()}@example.com` }),
  });
  return /** @type {{ token: string }} */ (await answer.json()).token;
}

const boundary = randomUUID();
const before = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="category"\r\n\r\ntax_documents\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.png"\r\ncontent-type: image/png\r\n\r\n`,
);
const after = Buffer.from(`\r\n--${boundary}--\r\n`);
const filler = randomBytes(64 * 1024);

/** As much as the connection takes, each file another one. @param {import('node:http').ClientRequest} outgoing */
async function send(outgoing) {
  const start = Buffer.concat([pngStart, randomBytes(16)]);
  const take = (/** @type {Buffer} */ bytes) =>
    outgoing.write(bytes) || new Promise((resolve) => outgoing.once('drain', resolve));
  await take(before);
  await take(start);
  for (let left = FILE_BYTES - start.length; left > 0; left -= filler.length)
    await take(left < filler.length ? filler.subarray(0, left) : filler);
  outgoing.end(after);
}

/** @param {string} token @returns {Promise<number | undefined>} */
const upload = (token) =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}/api/documents/upload`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': before.length + FILE_BYTES + after.length,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
      },
    );
    outgoing.once('error', reject);
    send(outgoing).catch(reject);
  });

const idle = megabytes();
let most = idle;
const watch = setInterval(() => {
  most = Math.max(most, megabytes());
}, 50);
const tokens = await Promise.all(Array.from({ length: UPLOADS }, signUp));
const since = performance.now();
const statuses = await Promise.all(tokens.map(upload));
clearInterval(watch);
const arrived = statuses.filter((/** @type {number | undefined} */ status) => status === 201).length;
const seconds = (performance.now() - since) / 1000;
process.exitCode = report('uploads', [
  atLeast(`of ${UPLOADS} uploads of 25 MB at once arrived`, arrived, UPLOADS),
  figure('seconds until all had', seconds),
  figure('gateway before, MB', idle),
  atMost('gateway at most, MB', most, MOST_MEGABYTES),
]);
