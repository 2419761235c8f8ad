import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file from before counts nothing. Its size is only in storage. */
export class CountBytes1797300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files add column bytes integer not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files drop column bytes');
  }
}
