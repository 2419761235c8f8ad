import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimSubscriptions1764801500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table subscriptions add column reconcile_until timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table subscriptions drop column reconcile_until');
  }
}
