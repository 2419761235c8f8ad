import { privacyRoleOf, roleOf } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

async function currentSchema(queryRunner: QueryRunner): Promise<string> {
  const [row] = (await queryRunner.query('select current_schema() as schema')) as { schema: string }[];
  return row?.schema ?? '';
}

async function createTables(queryRunner: QueryRunner, role: string): Promise<void> {
  await queryRunner.query(`
    create table audit_links (
      position bigint primary key,
      entry_id uuid not null unique,
      salt bytea,
      commitment bytea not null,
      sealed_at timestamptz not null,
      hash bytea not null
    )`);
  await queryRunner.query(`
    create table audit_heads (
      position bigint primary key,
      sealed_at timestamptz not null,
      hash bytea not null,
      signature text not null
    )`);
  for (const table of ['audit_links', 'audit_heads']) {
    await queryRunner.query(`revoke update, delete, truncate on ${table} from "${role}"`);
    await queryRunner.query(`
      create trigger ${table}_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_audit_change()`);
  }
}

/** The lock excludes the sealer: it must not link the content from before the erasure. */
const eraseFunction = `
  create or replace function erase_owner_from_audit(owner uuid) returns integer
  language plpgsql security definer set search_path from current as $$
  declare
    changed integer;
    unsalted integer;
  begin
    perform pg_advisory_xact_lock(hashtext('audit ' || current_schema()));
    perform set_config('groundwork.erasing', 'on', true);
    update audit_links set salt = null where salt is not null and entry_id in (
      select id from audit_entries
      where user_id = owner or actor = owner::text or subject_id = owner::text
        or position(owner::text in details::text) > 0);
    get diagnostics unsalted = row_count;
    update audit_entries set
      actor = case when actor = owner::text then 'erased' else actor end,
      subject_id = case when subject_id = owner::text then 'erased' else subject_id end,
      details = case when user_id = owner or position(owner::text in details::text) > 0
        then '{}'::jsonb else details end,
      user_id = nullif(user_id, owner)
    where user_id = owner or actor = owner::text or subject_id = owner::text
      or position(owner::text in details::text) > 0;
    get diagnostics changed = row_count;
    perform set_config('groundwork.erasing', 'off', true);
    if unsalted > 0 then
      insert into audit_entries (id, actor, action, subject_type, subject_id, details, correlation_id)
      values (gen_random_uuid(), 'system', 'audit.owner-erased', 'audit', 'erased',
        jsonb_build_object('sealedEntries', unsalted), '');
    end if;
    return changed;
  end $$`;

export class ChainAudit1764801400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const schema = await currentSchema(queryRunner);
    await createTables(queryRunner, roleOf(schema));
    await queryRunner.query(eraseFunction);
    await queryRunner.query('revoke execute on function erase_owner_from_audit from public');
    await queryRunner.query(`grant execute on function erase_owner_from_audit to "${privacyRoleOf(schema)}"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('grant execute on function erase_owner_from_audit to public');
    await queryRunner.query('drop table audit_links');
    await queryRunner.query('drop table audit_heads');
  }
}
