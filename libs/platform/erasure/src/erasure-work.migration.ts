import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateErasureWork1764500100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table erasure_work (
        erasure_id uuid primary key,
        user_id uuid not null,
        tries integer not null default 0,
        next_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table erasure_work');
  }
}
