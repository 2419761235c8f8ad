import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsersAndSessions1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table users (
        id uuid primary key,
        email text not null unique,
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        profile_image_url text,
        subscription_plan text not null default 'starter',
        role text not null default 'user',
        mfa_enabled boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table sessions (
        token_hash text primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await queryRunner.query('create index sessions_of_user on sessions (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table sessions, users');
  }
}
