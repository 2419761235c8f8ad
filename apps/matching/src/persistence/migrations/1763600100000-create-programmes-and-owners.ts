import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProgrammesAndOwners1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table programmes (
        row_number integer primary key,
        id text not null unique,
        active boolean not null,
        programme jsonb not null
      )`);
    await queryRunner.query(`
      create table owners (
        user_id uuid primary key,
        version integer not null default 0,
        profile_version integer not null default 0,
        figures jsonb not null default '{}',
        matched_lenders integer not null default 0,
        qualification_rate integer not null default 0
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table owners, programmes');
  }
}
