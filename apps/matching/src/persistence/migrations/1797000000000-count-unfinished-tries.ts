import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['record_uploads', 'feeds'];

export class CountUnfinishedTries1797000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables)
      await queryRunner.query(`alter table ${table} add column unfinished_tries integer not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`alter table ${table} drop column unfinished_tries`);
  }
}
