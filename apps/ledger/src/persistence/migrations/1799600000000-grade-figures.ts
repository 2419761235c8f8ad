import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GradeFigures1799600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners add column bank_evidence jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column bank_evidence');
  }
}
