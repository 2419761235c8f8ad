import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DocumentCorrections1764900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table documents add corrections jsonb not null default '[]'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop corrections');
  }
}
