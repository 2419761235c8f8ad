// `npm run load:seed [-- COUNT]`: owners with figures on the system at BASE_URL; their tokens go into one file, which a
// scenario takes as OWNERS_FILE. For more owners than a scenario should sign up itself.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../local/options.mjs';
import { say } from '../local/progress.mjs';
import { figuresOf } from './parts/figures.mjs';

const AT_ONCE = 4;
const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:3000';
const count = Number(process.argv[2] ?? 200);
if (!Number.isInteger(count) || count < 1) {
  say('How many owners? "npm run load:seed -- 500"');
  process.exit(2);
}

/** @param {string} path @param {object} body @param {string} [token] @returns {Promise<any>} */
async function post(path, body, token) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  const reply = await answer.json();
  if (answer.status === 429)
    throw new Error('Sign-ups of one address are limited: start it with EXEMPT_NETWORKS=127.0.0.1.');
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${reply.message}`);
  return reply;
}

/** @param {number} n */
async function owner(n) {
  const person = { firstName: 'Load', lastName: `Test ${n}`, password: randomUUID() };
  const { token } = await post('/api/auth/signup', { ...person, email: `load.${randomUUID()}@example.com` });
  await post('/api/business-profile', figuresOf(n), token);
  return { token };
}

/** @type {{ token: string }[]} */
const owners = [];
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next < count) owners.push(await owner(next++));
  }),
);
const folder = join(dataFolder(undefined), 'load');
mkdirSync(folder, { recursive: true, mode: 0o700 });
const file = join(folder, 'owners.json');
writeFileSync(file, JSON.stringify(owners), { mode: 0o600 });
say(`${owners.length} owners. Their tokens are good for seven days: OWNERS_FILE=${file}`);
