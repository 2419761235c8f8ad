import type { ServiceManifest } from '@groundwork/platform-service';
import { settingsReadBy } from '../scripts/declared-settings.ts';
import { CONTAINER_SETTINGS, SERVER_SETTINGS } from './server-settings.ts';

/** Names a file on the machine of the operator, which is mounted under this path. */
export const SITE_FILE = '/etc/groundwork/site.json';

const isOfTheOperator = (name: string) =>
  !CONTAINER_SETTINGS.includes(name) && !SERVER_SETTINGS.includes(name);

export type SettingsOf = ReadonlyMap<string, readonly string[]>;

export async function readSettings(manifests: readonly ServiceManifest[]): Promise<SettingsOf> {
  const settings = new Map<string, readonly string[]>();
  for (const { name } of manifests) {
    const { fragment } = await settingsReadBy(name);
    settings.set(name, Object.keys(fragment).filter(isOfTheOperator).sort());
  }
  return settings;
}

export const settingsTogether = (services: readonly ServiceManifest[], settings: SettingsOf): string[] =>
  [...new Set(services.flatMap(({ name }) => settings.get(name) ?? []))].sort();
