import { privacyRoleOf } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of a business stay with it: the person who acted is erased in them. */
const erasePerson = `
  create or replace function erase_person_from_audit(person uuid) returns integer
  language plpgsql security definer set search_path from current as $$
  declare
    changed integer;
    unsalted integer;
  begin
    perform pg_advisory_xact_lock(hashtext('audit ' || current_schema()));
    perform set_config('groundwork.erasing', 'on', true);
    update audit_links set salt = null where salt is not null and entry_id in (
      select id from audit_entries
      where actor = person::text or subject_id = person::text and subject_type = 'user'
        or user_id is null and position(person::text in details::text) > 0);
    get diagnostics unsalted = row_count;
    update audit_entries set
      actor = case when actor = person::text then 'erased' else actor end,
      subject_id = case when subject_id = person::text and subject_type = 'user' then 'erased' else subject_id end,
      details = case when subject_type = 'user' or position(person::text in details::text) > 0
        then '{}'::jsonb else details end,
      user_id = case when subject_type in ('user', 'erasure') then nullif(user_id, person) else user_id end
    where actor = person::text or subject_id = person::text and subject_type = 'user'
      or user_id is null and position(person::text in details::text) > 0;
    get diagnostics changed = row_count;
    perform set_config('groundwork.erasing', 'off', true);
    if unsalted > 0 then
      insert into audit_entries (id, actor, action, subject_type, subject_id, details, correlation_id)
      values (gen_random_uuid(), 'system', 'audit.owner-erased', 'audit', 'erased',
        jsonb_build_object('sealedEntries', unsalted), '');
    end if;
    return changed;
  end $$`;

/** The first business of a person has the id of the person, and one can be erased without the other. */
export class SplitErasures1799901400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table erasures add column if not exists covers text not null default 'everything'
        check (covers in ('everything', 'account', 'business'))`);
    await queryRunner.query('drop index if exists erasures_open');
    await queryRunner.query(`
      create unique index erasures_open on erasures (user_id, (covers = 'business'))
        where state not in ('cancelled', 'done')`);
    const [row] = (await queryRunner.query('select current_schema() as schema')) as { schema: string }[];
    await queryRunner.query(erasePerson);
    await queryRunner.query('revoke execute on function erase_person_from_audit from public');
    await queryRunner.query(
      `grant execute on function erase_person_from_audit to "${privacyRoleOf(row?.schema ?? '')}"`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop function erase_person_from_audit');
    await queryRunner.query('drop index erasures_open');
    await queryRunner.query('alter table erasures drop column covers');
    await queryRunner.query(`
      create unique index erasures_open on erasures (user_id) where state not in ('cancelled', 'done')`);
  }
}
