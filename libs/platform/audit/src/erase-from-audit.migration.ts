import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs with the rights of its owner: the service's role may not update or delete. */
export class EraseFromAudit1764500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('groundwork.erasing', true) = 'on' then
          return null;
        end if;
        raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
      end $$`);
    await queryRunner.query(`
      create function erase_owner_from_audit(owner uuid) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        changed integer;
      begin
        perform set_config('groundwork.erasing', 'on', true);
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
        return changed;
      end $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function erase_owner_from_audit');
  }
}
