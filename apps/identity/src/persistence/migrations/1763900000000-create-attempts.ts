import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAttempts1763900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table attempts (
        key text primary key,
        made_at timestamptz[] not null,
        expires_at timestamptz not null
      )`);
    await queryRunner.query('create index attempts_by_expiry on attempts (expires_at)');
    await queryRunner.query('create index sessions_by_expiry on sessions (expires_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index sessions_by_expiry');
    await queryRunner.query('drop table attempts');
  }
}
