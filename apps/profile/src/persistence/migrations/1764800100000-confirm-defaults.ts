import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmDefaults1764800100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table profiles add column confirmed jsonb not null default '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table profiles drop column confirmed');
  }
}
