import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ArrivingFiles1764700100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table arriving_files (
        storage_key text primary key,
        since timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table arriving_files');
  }
}
