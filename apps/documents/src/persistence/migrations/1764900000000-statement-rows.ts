import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StatementRows1764900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents add rows_key text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop rows_key');
  }
}
