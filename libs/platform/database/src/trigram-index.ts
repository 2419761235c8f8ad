import { log } from '@groundwork/platform-observability';
import type { QueryRunner } from 'typeorm';
import { buildIndex } from './widen-key.ts';

interface SearchedText {
  name: string;
  table: string;
  text: string;
}

const schema = 'extensions';

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

export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
