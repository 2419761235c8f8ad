import type { MigratedService, ServiceDatabase } from '@groundwork/platform-database';
import { SCHEMAS } from '../generated/services.mjs';
import { Failure } from './failure.ts';
import { fill } from '../../libs/wording/src/fill.ts';
import { startTexts } from './local.wording.ts';

export const persistence = (service: string, file: string) =>
  new URL(`../../apps/${service}/dist/persistence/${file}.js`, import.meta.url);

type Passwords = Readonly<Record<string, string>>;

async function migrationsOf(service: string, passwords: Passwords): Promise<MigratedService> {
  const loaded = (await import(persistence(service, 'migrations').href)) as Pick<
    ServiceDatabase,
    'migrations'
  >;
  const password = passwords[service];
  if (!password) throw new Failure(fill(startTexts.noServicePassword, { service }));
  return { service, password, migrations: loaded.migrations };
}

export const serviceMigrations = (passwords: Passwords) =>
  Promise.all(SCHEMAS.map((service) => migrationsOf(service, passwords)));
