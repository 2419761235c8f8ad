import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CategoryOfTheReading1765000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents add category_chosen boolean not null default true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop category_chosen');
  }
}
