import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreAnswered1764800200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table owners add column answered jsonb not null default '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column answered');
  }
}
