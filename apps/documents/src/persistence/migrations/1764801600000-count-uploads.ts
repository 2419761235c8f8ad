import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of deleted documents are purged after minutes, so they cannot count the uploads of an hour. */
export class CountUploads1764801600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table upload_counts (
        user_id uuid not null,
        minute timestamptz not null,
        count integer not null,
        primary key (user_id, minute)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table upload_counts');
  }
}
