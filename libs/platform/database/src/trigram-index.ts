import { log } from '@groundwork/platform-observability';
import type { QueryRunner } from 'typeorm';
import { buildIndex } from './widen-key.ts';

interface SearchedText {
  name: string;
  table: string;
  text: string;
}

/** Apart from the services: the extension exists once in a database, and each service can have a database of its own. */
const schema = 'extensions';

/** Some hosts do not allow it. */
async function createExtension(runner: QueryRunner): Promise<boolean> {
  try {
    await runner.query(`create schema if not exists ${schema}`);
    await runner.query(`create extension if not exists pg_trgm with schema ${schema}`);
    return true;
  } catch (error) {
    log().warn({ err: error }, 'PostgreSQL offers no pg_trgm: searches read each row');
    return false;
  }
}

/** For `like` with a part of the text. Without the extension a search reads each row, as before. */
export async function createTrigramIndex(
  runner: QueryRunner,
  { name, table, text }: SearchedText,
): Promise<void> {
  if (!(await createExtension(runner))) return;
  const [{ place }] = (await runner.query(
    `select extnamespace::regnamespace::text as place from pg_extension where extname = 'pg_trgm'`,
  )) as [{ place: string }];
  await buildIndex(runner, name, `${table} using gin ((${text}) ${place}.gin_trgm_ops)`);
}

/** The pattern of `like` for texts that contain this one. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
