import type { ServiceManifest } from '@groundwork/platform-service';

const DEFAULTS: Record<string, string> = {
  PUBLIC_URL: 'http://localhost:3000',
  MAIL_FROM: 'Groundwork <no-reply@localhost>',
};

function settingsOf({ settings = [], secretSettings = [] }: ServiceManifest): string {
  const lines = [...settings, ...secretSettings].map(
    (name) => `${name}: \${${name}:-${DEFAULTS[name] ?? ''}}`,
  );
  return lines.length === 0 ? '' : `\n    environment:\n      <<: *settings\n      ${lines.join('\n      ')}`;
}

const containerOf = (manifest: ServiceManifest) => `
  ${manifest.name}:
    <<: *service
    image: groundwork/${manifest.name}:\${VERSION:-local}
    build:
      context: .
      dockerfile: infra/docker/Dockerfile
      args: { SERVICE: ${manifest.name}, VERSION: '\${VERSION:-local}' }
    user: '${manifest.user}:${manifest.user}'
    command: [--env-file=/secrets/${manifest.name}.env, main.js]${settingsOf(manifest)}${
      manifest.resources ? `\n    mem_limit: ${manifest.resources.memory[1]}m` : ''
    }${
      manifest.isPublic
        ? `
    # From this machine only: put a proxy with TLS in front, and set PUBLIC_URL.
    ports: ['127.0.0.1:\${PORT:-3000}:8080']`
        : ''
    }
`;

export const composeServices = (manifests: readonly ServiceManifest[]) => manifests.map(containerOf).join('');
