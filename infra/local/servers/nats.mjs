import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOOPBACK } from '../ports.mjs';
import { natsAnswers } from '../wait.mjs';
import { fromApt } from './apt.mjs';
import { fromGo } from './go.mjs';
import { fromPath } from './path.mjs';
import { isAtLeast, obtain, plainEnvironment } from './program.mjs';

const MODULE = 'github.com/nats-io/nats-server/v2@v2.15.2';
const USER = 'groundwork';

/** @param {string} programs */
const findNats = (programs) =>
  obtain(
    [
      fromPath('nats-server'),
      fromApt('nats-server', 'nats-server', programs),
      fromGo('nats-server', MODULE, programs),
    ],
    {
      name: 'NATS',
      apt: 'nats-server',
      brew: 'nats-server',
      docker: 'docker run -d -p 127.0.0.1:4222:4222 nats:2 -js',
      url: 'NATS_URL=nats://127.0.0.1:4222',
    },
  );

/**
 * @param {{ port: number, password: string, store: string, name: string, version: string }} settings
 * @returns {string} the server's configuration file
 */
export function natsConfiguration({ port, password, store, name, version }) {
  // Without it an acknowledged message may not be on disk for two minutes; older servers do not know it.
  const sync = isAtLeast(version, 2, 10) ? '  sync_interval: always\n' : '';
  return `listen: "${LOOPBACK}:${port}"
server_name: "groundwork-${name}"
authorization { user: ${USER}, password: "${password}" }
jetstream {
  store_dir: ${JSON.stringify(store)}
${sync}}
`;
}

/** @param {number} port @param {import('../secrets.mjs').Secrets} secrets */
export const natsUrl = (port, secrets) => `nats://${USER}:${secrets.nats}@${LOOPBACK}:${port}`;

/** @param {import('../provision.mjs').Ground} ground @returns {Promise<import('../provision.mjs').Provided>} */
export async function provideNats({ instance, secrets, reserve }) {
  const program = await findNats(instance.programs);
  const folder = join(instance.folder, 'nats');
  mkdirSync(folder, { recursive: true });
  const { port, release } = await reserve();
  const file = join(folder, 'nats.conf');
  const settings = {
    port,
    password: secrets.nats,
    store: join(folder, 'store'),
    name: instance.name,
    version: program.version,
  };
  writeFileSync(file, natsConfiguration(settings), { mode: 0o600 });
  const url = natsUrl(port, secrets);
  return {
    url,
    from: `${program.version} from ${program.from}`,
    spec: {
      name: 'nats',
      kind: 'server',
      command: program.path,
      args: ['-c', file],
      env: { ...plainEnvironment(), ...program.env },
      cwd: folder,
      port,
      release,
      ready: () => natsAnswers(url),
    },
  };
}
