import { roleOf } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const queueMissing = (queryRunner: QueryRunner, where = 'true'): Promise<unknown> =>
  queryRunner.query(`
    insert into audit_queue (at, entry_id)
    select e.at, e.id from audit_entries e
    where ${where} and not exists (select from audit_links l where l.entry_id = e.id)
    on conflict do nothing`);

export class QueueUnsealedAudit1797500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [{ schema }] = (await queryRunner.query('select current_schema() as schema')) as [
      { schema: string },
    ];
    await queryRunner.query(`
      create table audit_queue (
        at timestamptz not null,
        entry_id uuid not null,
        primary key (at, entry_id)
      )`);
    await queryRunner.query(`revoke update, truncate on audit_queue from "${roleOf(schema)}"`);
    await queryRunner.query(`
      create function queue_audit_entries() returns trigger language plpgsql set search_path from current as $$
      begin
        insert into audit_queue (at, entry_id) select at, id from added on conflict do nothing;
        return null;
      end $$`);
    await queueMissing(queryRunner);
    await queryRunner.query(`
      create trigger audit_entries_queued after insert on audit_entries
      referencing new table as added for each statement execute function queue_audit_entries()`);
    // Also for rows that a superuser inserts as a replica does: the next seal links them.
    await queryRunner.query('alter table audit_entries enable always trigger audit_entries_queued');
    // The trigger now blocks appends until the commit, so this statement sees all that it missed.
    await queueMissing(queryRunner, `e.at > now() - interval '1 hour'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop trigger audit_entries_queued on audit_entries');
    await queryRunner.query('drop function queue_audit_entries');
    await queryRunner.query('drop table audit_queue');
  }
}
