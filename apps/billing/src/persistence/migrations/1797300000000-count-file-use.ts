import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountFileUse1797300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table file_use (
        user_id uuid not null,
        budget text not null,
        hour timestamptz not null,
        files bigint not null,
        bytes bigint not null,
        rows bigint not null,
        processor_ms bigint not null,
        primary key (user_id, budget, hour)
      )`);
    await queryRunner.query('create index file_use_by_hour on file_use (hour)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table file_use');
  }
}
