import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPlanVersion1763950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column plan_version integer not null default 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users drop column plan_version');
  }
}
