import { roleOf } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trigger also rejects the owner of the table, and the service after a new grant. */
export class CreateAuditTable1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_entries (
        id uuid primary key,
        at timestamptz not null default now(),
        actor text not null,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        user_id uuid,
        details jsonb not null,
        correlation_id text not null
      )`);
    await queryRunner.query('create index audit_entries_of_user on audit_entries (user_id, id)');
    const [{ schema }] = (await queryRunner.query('select current_schema() as schema')) as [
      { schema: string },
    ];
    await queryRunner.query(`revoke update, delete, truncate on audit_entries from "${roleOf(schema)}"`);
    await queryRunner.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_entries is append-only' using errcode = 'insufficient_privilege';
      end $$`);
    await queryRunner.query(`
      create trigger audit_entries_append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table audit_entries');
    await queryRunner.query('drop function refuse_audit_change');
  }
}
