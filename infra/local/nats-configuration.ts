import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordOf } from '../docker/password-names.ts';
import { CALLERS } from './call-keys.ts';
import { checkout } from './checkout.mjs';
import { LOOPBACK } from './ports.ts';
import { natsPasswordOf } from './secrets.ts';
import { isAtLeast } from './servers/version.ts';

export const NATS_USER = 'groundwork';

export interface NatsCluster {
  readonly port: number;
  readonly others: readonly number[];
}

interface Settings {
  readonly port: number;
  readonly password: string;
  readonly store: string;
  readonly name: string;
  readonly version: string;
  readonly cluster?: NatsCluster;
}

function permissions(): string {
  const file = readFileSync(join(checkout, 'k8s/chart/files/nats.conf'), 'utf8');
  const [, list = ''] = file.split('\nauthorization {\n  users: [\n');
  const [users = '', ...rest] = list.split('\n  ]\n}\n');
  if (users === '' || rest.length === 0) throw new Error('k8s/chart/files/nats.conf lists no users');
  return `${users}\n`;
}

function clusterBlock({ port, others }: NatsCluster, nats: string): string {
  const [user, password] = ['route', natsPasswordOf({ nats }, 'route')];
  const routes = others.map((other) => `"nats-route://${user}:${password}@${LOOPBACK}:${other}"`);
  return `cluster {
  name: "groundwork"
  listen: "${LOOPBACK}:${port}"
  authorization { user: ${user}, password: "${password}" }
  routes: [${routes.join(', ')}]
}
`;
}

export function natsConfiguration({ port, password, store, name, version, cluster }: Settings): string {
  // Without it an acknowledged message can be off disk for two minutes; older servers reject the setting.
  const sync = isAtLeast(version, 2, 10) ? '  sync_interval: always\n' : '';
  const passwords = CALLERS.map(
    (user) => `${passwordOf(user)}: "${natsPasswordOf({ nats: password }, user)}"\n`,
  );
  return `${passwords.join('')}listen: "${LOOPBACK}:${port}"
server_name: "groundwork-${name}"
authorization {
  users: [
    { user: ${NATS_USER}, password: "${password}" }
${permissions()}  ]
}
jetstream {
  store_dir: ${JSON.stringify(store)}
${sync}}
${cluster === undefined ? '' : clusterBlock(cluster, password)}`;
}
