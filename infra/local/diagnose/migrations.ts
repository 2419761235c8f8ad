import type { ServiceDatabase } from '@groundwork/platform-database';
import type pg from 'pg';
import { fill } from '../../../libs/wording/src/fill.ts';
import { SCHEMAS } from '../../generated/services.mjs';
import { migrationTexts, things } from '../doctor.wording.ts';
import { built } from '../operator-command.ts';
import { withClient } from '../wait.ts';
import { fault, fine, type Finding } from './finding.ts';
import type { Place } from './place.ts';

export interface Schema {
  readonly service: string;
  readonly needed: readonly string[];
  readonly applied: readonly string[] | undefined;
}

function judgeOne({ service, needed, applied }: Schema): Finding[] {
  if (applied === undefined) return [fault(things.migrations, fill(migrationTexts.noSchema, { service }))];
  const missing = needed.filter((name) => !applied.includes(name)).length;
  const newer = applied.filter((name) => !needed.includes(name)).length;
  if (missing > 0)
    return [fault(things.migrations, fill(migrationTexts.missing, { service, count: missing }))];
  if (newer > 0) return [fault(things.migrations, fill(migrationTexts.newer, { service, count: newer }))];
  return [];
}

export function judgeMigrations(schemas: readonly Schema[]): Finding[] {
  const faults = schemas.flatMap(judgeOne);
  return faults.length > 0
    ? faults
    : [fine(things.migrations, fill(migrationTexts.complete, { count: schemas.length }))];
}

const codeOf = (service: string) =>
  new URL(`../../../apps/${service}/dist/persistence/migrations.js`, import.meta.url).href;

async function schemaOf(client: pg.Client, service: string): Promise<Schema> {
  const { migrations } = (await import(codeOf(service))) as Pick<ServiceDatabase, 'migrations'>;
  const needed = migrations.map(({ name }) => name);
  const table = `${service}.migrations`;
  const { rows } = await client.query('select where to_regclass($1) is not null', [table]);
  if (rows.length === 0) return { service, needed, applied: undefined };
  const applied = await client.query<{ name: string }>(`select name from ${table}`);
  return { service, needed, applied: applied.rows.map(({ name }) => name) };
}

export async function checkMigrations({ urls: { postgres } }: Place): Promise<Finding[]> {
  if (postgres === undefined) return [];
  return built(() =>
    withClient(postgres, async (client) => {
      const schemas: Schema[] = [];
      for (const service of SCHEMAS) schemas.push(await schemaOf(client, service));
      return judgeMigrations(schemas);
    }),
  );
}
