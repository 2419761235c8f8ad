import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PrivacyCentre1764500200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table consents (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        what text not null,
        version text not null,
        given_at timestamptz not null
      )`);
    await queryRunner.query('create index consents_of_user on consents (user_id, id desc)');
    await queryRunner.query(`
      create table erasures (
        id uuid primary key,
        user_id uuid,
        state text not null,
        requested_at timestamptz not null default now(),
        due_at timestamptz not null,
        closed_at timestamptz,
        finished_at timestamptz,
        answers jsonb not null default '{}',
        tries integer not null default 0,
        next_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create unique index erasures_open on erasures (user_id) where state not in ('cancelled', 'done')`);
    await queryRunner.query(`
      create table exports (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        state text not null,
        requested_at timestamptz not null default now(),
        done integer not null default 0,
        parts integer not null default 0,
        ready_at timestamptz,
        expires_at timestamptz,
        bytes bigint,
        storage_key text not null,
        key_id text not null,
        wrapped_key text not null,
        sealed_key text not null,
        iv text not null,
        tag text,
        tries integer not null default 0,
        next_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create unique index exports_building on exports (user_id) where state = 'building'`);
    await queryRunner.query('create index exports_of_user on exports (user_id, requested_at desc)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table exports, erasures, consents');
  }
}
