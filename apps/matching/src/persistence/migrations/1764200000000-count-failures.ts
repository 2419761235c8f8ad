import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountFailures1764200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table owners add column failing jsonb not null default '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column failing');
  }
}
