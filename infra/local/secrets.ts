import { fill } from '../../libs/wording/src/fill.ts';
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS } from '../generated/services.mjs';
import { Failure } from './failure.ts';
import { startTexts } from './local.wording.ts';

const password = () => randomBytes(24).toString('hex');

const generate = () => ({
  postgres: password(),
  roles: Object.fromEntries(SCHEMAS.map((service) => [service, password()])),
  nats: password(),
  calls: password(),
  redis: password(),
  storage: password(),
  fieldKeys: `k1:${randomBytes(32).toString('base64')}`,
  signingKeys: randomBytes(32).toString('base64'),
  demoOwner: { email: 'demo@groundwork.example', password: `Demo-${randomBytes(6).toString('hex')}` },
});

export type Secrets = ReturnType<typeof generate>;

export const natsPasswordOf = ({ nats }: Pick<Secrets, 'nats'>, user: string): string =>
  createHmac('sha256', nats).update(user).digest('hex');

function read(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new Failure(fill(startTexts.badSecrets, { file }));
  }
}

export function storeSecrets({ folder }: { folder: string }, secrets: Secrets): void {
  const file = join(folder, 'secrets.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/** Made once, since data can only be read with the secrets it was written with; a later version adds its own. */
export function loadSecrets({ folder }: { folder: string }): Secrets {
  const file = join(folder, 'secrets.json');
  const [fresh, stored] = [generate(), existsSync(file) ? read(file) : {}];
  const secrets: Secrets = { ...fresh, ...stored, roles: { ...fresh.roles, ...stored.roles } };
  storeSecrets({ folder }, secrets);
  return secrets;
}
