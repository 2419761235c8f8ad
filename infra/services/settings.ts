import type { ServiceManifest } from '@groundwork/platform-service';
import { settingsReadBy } from '../scripts/declared-settings.ts';

/** The container sets these, and an operator changes none of them. */
export const CONTAINER_SETTINGS = ['HOST', 'PORT', 'WEB_ROOT', 'BUILD_VERSION'];
/** Addresses and keys of the servers: made by the first container, or held by the Secret of the service. */
export const SERVER_SETTINGS = ['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'STORAGE_URL', 'FIELD_KEYS'];
/** Names a file on the machine of the operator, which is mounted under this path. */
export const SITE_FILE = '/etc/groundwork/site.json';

const isOfTheOperator = (name: string) =>
  !CONTAINER_SETTINGS.includes(name) && !SERVER_SETTINGS.includes(name);

export type SettingsOf = ReadonlyMap<string, readonly string[]>;

/** For each service the variables that an operator may set, as its configuration declares them. */
export async function readSettings(manifests: readonly ServiceManifest[]): Promise<SettingsOf> {
  const settings = new Map<string, readonly string[]>();
  for (const { name } of manifests) {
    const { fragment } = await settingsReadBy(name);
    settings.set(name, Object.keys(fragment).filter(isOfTheOperator).sort());
  }
  return settings;
}
