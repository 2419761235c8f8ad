import type { ServiceManifest } from '@groundwork/platform-service';
import { settingsReadBy } from '../scripts/declared-settings.ts';
import type { Service } from '../scripts/configuration-page.ts';
import { CONTAINER_SETTINGS, SERVER_SETTINGS } from './server-settings.ts';

/** Names a file on the machine of the operator, which is mounted under this path. */
export const SITE_FILE = '/etc/groundwork/site.json';

const isOfTheOperator = (name: string) =>
  !CONTAINER_SETTINGS.includes(name) && !SERVER_SETTINGS.includes(name);

export type SettingsOf = ReadonlyMap<string, readonly string[]>;

export async function readServices(manifests: readonly ServiceManifest[]): Promise<Service[]> {
  const services: Service[] = [];
  for (const { name } of manifests) {
    const { service, fragment } = await settingsReadBy(name);
    const own = Object.entries(fragment).filter(([setting]) => isOfTheOperator(setting));
    services.push({ service, fragment: Object.fromEntries(own) });
  }
  return services;
}

export const namesIn = (services: readonly Service[]): SettingsOf =>
  new Map(services.map(({ service, fragment }) => [service, Object.keys(fragment).sort()]));

const SECRETS_OF_ALL = ['OTEL_EXPORTER_OTLP_HEADERS'];

export const secretSettingsOf = ({ secretSettings = [] }: ServiceManifest): string[] => [
  ...secretSettings,
  ...SECRETS_OF_ALL,
];

export const settingsTogether = (services: readonly ServiceManifest[], settings: SettingsOf): string[] =>
  [...new Set(services.flatMap(({ name }) => settings.get(name) ?? []))].sort();
