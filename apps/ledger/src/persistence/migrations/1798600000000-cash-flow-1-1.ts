import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CashFlow111798600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files add column skipped_failed integer not null default 0');
    await queryRunner.query('alter table owners add column sealed_names text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column sealed_names');
    await queryRunner.query('alter table bank_files drop column skipped_failed');
  }
}
