import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountsAndChanges1763900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profiles add column accounts_version integer not null default 0');
    await queryRunner.query(`
      create table accounts (
        id uuid primary key,
        user_id uuid not null,
        bank_name text not null,
        account_type text not null,
        sealed_number text not null,
        routing_number text not null,
        current_balance_cents bigint not null,
        average_balance_cents bigint,
        created_at timestamptz not null default now(),
        removed_at timestamptz
      )`);
    await queryRunner.query('create index accounts_of_user on accounts (user_id, created_at desc)');
    await queryRunner.query(
      'create index accounts_removed on accounts (removed_at) where removed_at is not null',
    );
    await queryRunner.query(`
      create table profile_changes (
        id uuid primary key,
        user_id uuid not null,
        at timestamptz not null,
        changed_by uuid not null,
        fields jsonb not null
      )`);
    await queryRunner.query('create index profile_changes_of_user on profile_changes (user_id, id desc)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table profile_changes');
    await queryRunner.query('drop table accounts');
    await queryRunner.query('alter table profiles drop column accounts_version');
  }
}
