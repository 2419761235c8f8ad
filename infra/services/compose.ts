import type { ServiceManifest } from '@groundwork/platform-service';
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

const mountsOf = (settings: readonly string[]) =>
  settings.includes('SITE_CONFIG')
    ? `
    volumes: ['secrets:/secrets:ro', '\${SITE_CONFIG:-./infra/docker/site.json}:${SITE_FILE}:ro']`
    : '';

const replicasOf = (service: string) => `${service.toUpperCase().replaceAll('-', '_')}_REPLICAS`;

const containerOf = (manifest: ServiceManifest, settings: readonly string[]) => `
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
      ${[...settings.map(variableOf), AUTHORITY].join('\n      ')}${mountsOf(settings)}${
        manifest.resources ? `\n    mem_limit: ${manifest.resources.memory[1]}m` : ''
      }${
        manifest.isPublic
          ? `
    # From this machine only: put a proxy with TLS in front, and set PUBLIC_URL.
    ports: ['127.0.0.1:\${PORT:-3000}:8080']`
          : ''
      }
`;

export const composeServices = (manifests: readonly ServiceManifest[], settings: SettingsOf) =>
  manifests.map((manifest) => containerOf(manifest, settings.get(manifest.name) ?? [])).join('');
