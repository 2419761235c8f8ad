import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreChoices1799800200000 implements MigrationInterface {
  readonly name = 'StoreChoices1799800200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table owners
        add column typed jsonb not null default '{}'::jsonb,
        add column settled jsonb not null default '[]'::jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column typed, drop column settled');
  }
}
