import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExtendPractices1799901510000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table practices
        add column if not exists manager jsonb,
        add column if not exists master_since timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table practices drop column manager, drop column master_since');
  }
}
