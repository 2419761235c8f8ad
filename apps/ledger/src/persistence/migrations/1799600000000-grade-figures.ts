import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GradeFigures1799600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners add column bank_evidence jsonb');
    await queryRunner.query('update owners set next_at = now() where next_at > now()');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column bank_evidence');
  }
}
