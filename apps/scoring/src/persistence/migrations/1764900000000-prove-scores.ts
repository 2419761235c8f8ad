import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProveScores1764900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table proofs (
        user_id uuid primary key references owners (user_id) on delete cascade,
        evidence jsonb not null,
        evidence_version integer not null,
        total_score integer not null,
        result jsonb
      )`);
    await queryRunner.query(`
      create table proven_changes (
        id uuid primary key,
        user_id uuid not null references owners (user_id) on delete cascade,
        at timestamptz not null,
        from_total integer not null,
        to_total integer not null,
        cause jsonb not null
      )`);
    await queryRunner.query('create index proven_changes_of_user on proven_changes (user_id, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table proven_changes, proofs');
  }
}
