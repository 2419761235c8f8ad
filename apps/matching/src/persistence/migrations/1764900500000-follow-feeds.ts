import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FollowFeeds1764900500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table feeds (
        id uuid primary key,
        slug text not null unique,
        name text not null,
        url text not null unique,
        public_key text,
        mode text not null,
        paused boolean not null default false,
        etag text,
        sha256 text,
        published_at timestamptz,
        plan_version integer not null default 0,
        last_fetched_at timestamptz,
        last_changed_at timestamptz,
        last_error jsonb,
        tries integer not null default 0,
        next_at timestamptz not null
      )`);
    await queryRunner.query('create index feeds_due on feeds (next_at) where not paused');
    await queryRunner.query(`
      create table feed_plans (
        feed_id uuid primary key references feeds (id) on delete cascade,
        plan_version integer not null,
        held boolean not null,
        document jsonb not null,
        warnings jsonb not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table feed_plans');
    await queryRunner.query('drop table feeds');
  }
}
