import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofUser = 'user_id uuid not null references users (id) on delete cascade';

export class CreateAccountTables1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions
        add column id uuid not null default gen_random_uuid(),
        add column device text not null default 'Unknown device',
        add column last_used_at timestamptz not null default now()`);
    await queryRunner.query('create unique index sessions_by_id on sessions (id)');
    await queryRunner.query(`
      create table known_devices (${ofUser}, device text not null, seen_at timestamptz not null default now(),
        primary key (user_id, device))`);
    await queryRunner.query(`
      create table data_keys (${ofUser}, key_id text not null, wrapped_key text not null, primary key (user_id))`);
    await queryRunner.query(`
      create table mfa (${ofUser}, sealed_secret text not null, recovery_salt text,
        last_counter bigint not null default -1, confirmed_at timestamptz, primary key (user_id))`);
    await queryRunner.query(`
      create table recovery_codes (${ofUser}, code_hash text not null, primary key (user_id, code_hash))`);
    await queryRunner.query(`
      create table one_time_links (token_hash text primary key, ${ofUser}, purpose text not null,
        sealed_email text, expires_at timestamptz not null, used_at timestamptz)`);
    await queryRunner.query('create index one_time_links_of_user on one_time_links (user_id)');
    await queryRunner.query('create index one_time_links_by_expiry on one_time_links (expires_at)');
    await this.createMailAndNotices(queryRunner);
  }

  private async createMailAndNotices(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table mails (id uuid primary key, ${ofUser}, kind text not null, sealed text not null,
        next_at timestamptz not null default now(), expires_at timestamptz not null,
        attempts integer not null default 0)`);
    await queryRunner.query('create index mails_due on mails (next_at)');
    await queryRunner.query('create index mails_of_user on mails (user_id)');
    await queryRunner.query(`
      create table notices (id uuid primary key, ${ofUser}, kind text not null, subject text not null,
        at timestamptz not null default now(), read_at timestamptz, mailed_at timestamptz,
        shown boolean not null)`);
    await queryRunner.query('create index notices_of_user on notices (user_id, at desc)');
    await queryRunner.query(`
      create unique index notices_unread on notices (user_id, kind, subject) where read_at is null and shown`);
    await queryRunner.query(`
      create table notice_preferences (${ofUser}, kind text not null, in_app boolean not null,
        by_mail boolean not null, primary key (user_id, kind))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table notice_preferences, notices, mails, one_time_links, recovery_codes, mfa, data_keys, known_devices`);
    await queryRunner.query(
      'alter table sessions drop column id, drop column device, drop column last_used_at',
    );
  }
}
