import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS } from '../generated/services.mjs';
import { Failure } from './failure.mjs';

/** Hex needs no escaping in a URL, a config file or a shell. */
const password = () => randomBytes(24).toString('hex');

const generate = () => ({
  postgres: password(),
  roles: Object.fromEntries(SCHEMAS.map((service) => [service, password()])),
  nats: password(),
  redis: password(),
  storage: password(),
  fieldKeys: `k1:${randomBytes(32).toString('base64')}`,
  demoOwner: { email: 'demo@groundwork.example', password: `Demo-${randomBytes(6).toString('hex')}` },
});

/** @typedef {ReturnType<typeof generate>} Secrets */

/**
 * The instance's secrets, made once: its data can only be read with the ones it was written with.
 * @param {import('./instance.mjs').Instance} instance
 * @returns {Secrets}
 */
export function loadSecrets(instance) {
  const file = join(instance.folder, 'secrets.json');
  if (existsSync(file)) {
    try {
      // A secret that a later version added is generated for older files too.
      return keep(file, {
        ...generate(),
        .../** @type {Secrets} */ (JSON.parse(readFileSync(file, 'utf8'))),
      });
    } catch {
      throw new Failure(`${file} cannot be read. Restore it, or start over with "npm start -- --reset".`);
    }
  }
  return keep(file, generate());
}

/** @param {string} file @param {Secrets} secrets */
function keep(file, secrets) {
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  return secrets;
}
