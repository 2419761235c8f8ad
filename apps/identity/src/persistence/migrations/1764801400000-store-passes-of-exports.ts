import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StorePassesOfExports1764801400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table exports add column pass text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table exports drop column pass');
  }
}
