import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountUnfinishedTries1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files add column unfinished_tries integer not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files drop column unfinished_tries');
  }
}
