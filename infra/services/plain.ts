// infra/generated/services.mjs: the services for plain JavaScript, as ESLint's configuration is.
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
/**
 * @typedef {object} Service
 * @property {string} name
 * @property {number} user
 * @property {boolean} stores in a schema of its own
 * @property {string[]} needs
 * @property {string[]} settings
 * @property {string[]} neighbors
 * @property {boolean} isPublic
 * @property {boolean} readsQueue
 */

/** @type {readonly Service[]} */
export const SERVICES = ${JSON.stringify(manifests.map(plain))};

/** Those with a schema and a role of their own. */
export const SCHEMAS = SERVICES.filter(({ stores }) => stores).map(({ name }) => name);
`;
