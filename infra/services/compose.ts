import { type Network, networksOf, SERVER_CONTAINERS } from './networks.ts';
import { isPublic, OWN_IMAGE, type Process, SETTINGS_TOGETHER } from './processes.ts';
import { type SettingsOf, settingsTogether, SITE_FILE } from './settings.ts';

const DEFAULTS: Record<string, string> = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_FROM: 'Groundwork <no-reply@localhost>',
  STOP_SECONDS: '35',
  NETWORKS_DIR: '/app/networks',
};

const variableIn = (defaults: Readonly<Record<string, string>>) => (name: string) =>
  name === 'SITE_CONFIG' ? `${name}: ${SITE_FILE}` : `${name}: \${${name}:-${defaults[name] ?? ''}}`;

const variablesOf = ({ services }: Process, settings: readonly string[]) =>
  settings.map(variableIn({ ...DEFAULTS, ...(services.length > 1 && SETTINGS_TOGETHER) }));

/** Node reads it before any code of ours. */
const AUTHORITY = 'NODE_EXTRA_CA_CERTS: /secrets/ca.pem';

const secretsOf = (container: string) => `${container}-secrets`;

const mountsOf = (service: string, settings: readonly string[]) =>
  [
    `'${secretsOf(service)}:/secrets:ro'`,
    ...(settings.includes('SITE_CONFIG')
      ? [`'\${SITE_CONFIG:-./infra/docker/site.json}:${SITE_FILE}:ro'`]
      : []),
  ].join(', ');

const replicasOf = (service: string) => `${service.toUpperCase().replaceAll('-', '_')}_REPLICAS`;

const namesOf = (networks: readonly Network[]) => networks.map(({ name }) => name).join(', ');

const containerOf = (process: Process, settings: readonly string[], networks: readonly Network[]) => `
  ${process.name}:
    <<: *service
    image: ${OWN_IMAGE}
    scale: \${${replicasOf(process.name)}:-1}
    user: '${process.user}:${process.user}'
    command: [--env-file=/secrets/${process.name}.env, main.mjs]
    environment:
      ${[`TARGET: ${process.target}`, ...variablesOf(process, settings), AUTHORITY].join('\n      ')}
    volumes: [${mountsOf(process.name, settings)}]
    networks: [${namesOf(networks)}]${
      process.resources ? `\n    mem_limit: ${process.resources.memory[1]}m` : ''
    }${
      isPublic(process)
        ? `
    # From this machine only: put a proxy with TLS in front, and set PUBLIC_URL.
    ports: ['127.0.0.1:\${PORT:-3000}:8080']`
        : ''
    }
`;

const settingsOfOperator = (processes: readonly Process[], settings: SettingsOf) =>
  settingsTogether(
    processes.flatMap(({ services }) => services),
    settings,
  )
    .filter((name) => name !== 'SITE_CONFIG')
    .map(variableIn(DEFAULTS));

const isInternal = ({ server }: Network) => (server === 'minio' ? '${STORAGE_INTERNAL:-true}' : 'true');

const describedNetwork = (network: Network) => `
  ${network.name}:${network.server ? `\n    internal: ${isInternal(network)}` : ''}
    ipam: { config: [{ subnet: '\${NETWORK_PREFIX:-10.213}.${network.subnet}' }] }`;

const networksOfServer = (networks: readonly Network[]) => (server: string) => `
  ${server}: &${server}-networks [${namesOf(networks.filter((each) => each.server === server))}]`;

const volume = (name: string) => `\n  ${name}:`;
const mount = (name: string, path: string) => `\n  - ${name}:${path}`;

export function composePart(processes: readonly Process[], settings: SettingsOf): string {
  const networks = networksOf(processes);
  const containers = [...SERVER_CONTAINERS, 'operator', ...processes.map(({ name }) => name)];
  const volumes = ['secrets', ...SERVER_CONTAINERS, ...containers.map(secretsOf)];
  return `
x-networks:${SERVER_CONTAINERS.map(networksOfServer(networks)).join('')}

x-operator:
  networks: &operator-networks [${namesOf(networks.filter(({ user }) => user === 'operator'))}]
  settings: &operator-settings
    ${settingsOfOperator(processes, settings).join('\n    ')}

x-volumes-of-secrets: &volumes-of-secrets${[
    mount('secrets', '/secrets'),
    "\n  - '${NODE_EXTRA_CA_CERTS:-/dev/null}:/authorities.pem:ro'",
    ...SERVER_CONTAINERS.map((server) => mount(server, `/volumes/${server}/data`)),
    ...containers.map((name) => mount(secretsOf(name), `/containers/${name}`)),
  ].join('')}

# Each container meets each server that it uses in a network of its own, without a route to other networks. A name
# ends with the server, or with "outside". Set NETWORK_PREFIX if the machine reaches other networks at these addresses.
networks:${networks.map(describedNetwork).join('')}

volumes:${volumes.map(volume).join('')}

services:${processes
    .map((process) =>
      containerOf(
        process,
        settingsTogether(process.services, settings),
        networks.filter(({ user }) => user === process.name),
      ),
    )
    .join('')}`;
}
