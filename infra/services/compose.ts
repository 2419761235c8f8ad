import type { ServiceManifest } from '@groundwork/platform-service';
import { type Network, networksOf, SERVER_CONTAINERS } from './networks.ts';
import { type SettingsOf, SITE_FILE } from './settings.ts';

const DEFAULTS: Record<string, string> = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_FROM: 'Groundwork <no-reply@localhost>',
};

const variableOf = (name: string) =>
  name === 'SITE_CONFIG' ? `${name}: ${SITE_FILE}` : `${name}: \${${name}:-${DEFAULTS[name] ?? ''}}`;

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

const containerOf = (
  manifest: ServiceManifest,
  settings: readonly string[],
  networks: readonly Network[],
) => `
  ${manifest.name}:
    <<: *service
    image: groundwork/${manifest.name}:\${VERSION:-local}
    scale: \${${replicasOf(manifest.name)}:-1}
    build:
      context: .
      dockerfile: infra/docker/Dockerfile
      args: { SERVICE: ${manifest.name}, VERSION: '\${VERSION:-local}' }
    user: '${manifest.user}:${manifest.user}'
    command: [--env-file=/secrets/${manifest.name}.env, main.js]
    environment:
      ${[...settings.map(variableOf), AUTHORITY].join('\n      ')}
    volumes: [${mountsOf(manifest.name, settings)}]
    networks: [${namesOf(networks)}]${
      manifest.resources ? `\n    mem_limit: ${manifest.resources.memory[1]}m` : ''
    }${
      manifest.isPublic
        ? `
    # From this machine only: put a proxy with TLS in front, and set PUBLIC_URL.
    ports: ['127.0.0.1:\${PORT:-3000}:8080']`
        : ''
    }
`;

const isInternal = ({ server }: Network) => (server === 'minio' ? '${STORAGE_INTERNAL:-true}' : 'true');

const describedNetwork = (network: Network) => `
  ${network.name}:${network.server ? `\n    internal: ${isInternal(network)}` : ''}
    ipam: { config: [{ subnet: '\${NETWORK_PREFIX:-10.213}.${network.subnet}' }] }`;

const networksOfServer = (networks: readonly Network[]) => (server: string) => `
  ${server}: &${server}-networks [${namesOf(networks.filter((each) => each.server === server))}]`;

const volume = (name: string) => `\n  ${name}:`;
const mount = (name: string, path: string) => `\n  - ${name}:${path}`;

export function composePart(manifests: readonly ServiceManifest[], settings: SettingsOf): string {
  const networks = networksOf(manifests);
  const containers = [...SERVER_CONTAINERS, 'operator', ...manifests.map(({ name }) => name)];
  const volumes = ['secrets', ...SERVER_CONTAINERS, ...containers.map(secretsOf)];
  return `
x-networks:${SERVER_CONTAINERS.map(networksOfServer(networks)).join('')}

x-volumes-of-secrets: &volumes-of-secrets${[
    mount('secrets', '/secrets'),
    ...SERVER_CONTAINERS.map((server) => mount(server, `/volumes/${server}/data`)),
    ...containers.map((name) => mount(secretsOf(name), `/containers/${name}`)),
  ].join('')}

# Each container meets each server that it uses in a network of its own, without a route to other networks. A name
# ends with the server, or with "outside". Set NETWORK_PREFIX if the machine reaches other networks at these addresses.
networks:${networks.map(describedNetwork).join('')}

volumes:${volumes.map(volume).join('')}

services:${manifests
    .map((manifest) =>
      containerOf(
        manifest,
        settings.get(manifest.name) ?? [],
        networks.filter(({ user }) => user === manifest.name),
      ),
    )
    .join('')}`;
}
