import type { ServiceManifest } from '@groundwork/platform-service';

const plain = (manifest: ServiceManifest) => ({
  name: manifest.name,
  user: manifest.user,
  stores: manifest.tables !== undefined,
  needs: [...(manifest.tables ? ['postgres'] : []), 'nats', ...(manifest.needs ?? [])],
  settings: [
    ...(manifest.settings ?? []),
    ...(manifest.secretSettings ?? []),
    ...(manifest.localSettings ?? []),
  ],
  neighbors: manifest.neighbors ?? [],
  isPublic: manifest.isPublic ?? false,
  readsQueue: manifest.scaling === 'queue',
});

export const plainServices = (manifests: readonly ServiceManifest[]) => `
export const SERVICES = ${JSON.stringify(manifests.map(plain))};

export const SCHEMAS = SERVICES.filter(({ stores }) => stores).map(({ name }) => name);
`;
