import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmSessions1764801000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'alter table sessions add column confirmed_at timestamptz not null default now()',
    );
    await queryRunner.query('update sessions set confirmed_at = created_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table sessions drop column confirmed_at');
  }
}
