import type { ServiceManifest } from '@groundwork/platform-service';
import { needsOf } from './manifests.ts';
import type { SettingsOf } from './settings.ts';

const plain = (manifest: ServiceManifest, settings: SettingsOf) => ({
  name: manifest.name,
  user: manifest.user,
  stores: manifest.tables !== undefined,
  needs: needsOf(manifest),
  settings: settings.get(manifest.name) ?? [],
  neighbors: manifest.neighbors ?? [],
  isPublic: manifest.isPublic ?? false,
  readsQueue: manifest.scaling === 'queue',
});

export const plainServices = (manifests: readonly ServiceManifest[], settings: SettingsOf) => `
export const SERVICES = ${JSON.stringify(manifests.map((each) => plain(each, settings)))};

export const SCHEMAS = SERVICES.filter(({ stores }) => stores).map(({ name }) => name);
`;
