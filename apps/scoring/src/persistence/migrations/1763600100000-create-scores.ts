import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateScores1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table owners (
        user_id uuid primary key,
        version integer not null default 0,
        profile_version integer not null default 0,
        figures jsonb not null default '{}',
        total_score integer not null default 0,
        result jsonb,
        calculated_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table documents (
        document_id uuid primary key,
        user_id uuid not null references owners (user_id) on delete cascade,
        version integer not null,
        state jsonb not null
      )`);
    await queryRunner.query('create index documents_of_user on documents (user_id)');
    await queryRunner.query(`
      create table score_changes (
        id uuid primary key,
        user_id uuid not null references owners (user_id) on delete cascade,
        at timestamptz not null,
        from_total integer not null,
        to_total integer not null,
        cause jsonb not null
      )`);
    await queryRunner.query('create index score_changes_of_user on score_changes (user_id, at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table score_changes, documents, owners');
  }
}
