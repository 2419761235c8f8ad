import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Owner } from '../drills/owner.ts';
import { dataFolder } from '../local/options.mjs';
import { print } from '../local/progress.ts';
import { figuresOf } from './figures.ts';

const AT_ONCE = 4;
const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:3000';
const count = Number(process.argv[2] ?? 200);
if (!Number.isInteger(count) || count < 1) {
  print('How many owners? "npm run load:seed -- 500"');
  process.exit(2);
}

const owners: { token: string }[] = [];
let next = 0;

async function signUpInTurn() {
  while (next < count) {
    const n = next++;
    const owner = await Owner.signUp(baseUrl);
    await owner.request('/api/business-profile', figuresOf(n));
    owners.push({ token: owner.token });
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, signUpInTurn)).catch((error: unknown) => {
  print('Sign-ups of one address are limited: was it started with EXEMPT_NETWORKS=127.0.0.1?');
  throw error;
});
const folder = join(dataFolder(undefined), 'load');
mkdirSync(folder, { recursive: true, mode: 0o700 });
const file = join(folder, 'owners.json');
writeFileSync(file, JSON.stringify(owners), { mode: 0o600 });
print(`${owners.length} owners. Their tokens are good for seven days: OWNERS_FILE=${file}`);
