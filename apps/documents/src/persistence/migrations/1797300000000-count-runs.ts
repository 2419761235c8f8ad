import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountRuns1797300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents add column counted_run integer not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop column counted_run');
  }
}
