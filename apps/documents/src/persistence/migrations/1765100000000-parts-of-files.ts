import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PartsOfFiles1765100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table documents
      add column parts jsonb not null default '[]',
      add column from_page integer,
      add column to_page integer`);
    await queryRunner.query('drop index documents_live_copy');
    await queryRunner.query(`create unique index documents_live_copy
      on documents (user_id, sha256, coalesce(from_page, 0), coalesce(to_page, 0))
      where status in ('pending', 'processing', 'processed', 'verified') and deleted_at is null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from documents where from_page is not null');
    await queryRunner.query('drop index documents_live_copy');
    await queryRunner.query('alter table documents drop parts, drop from_page, drop to_page');
    await queryRunner.query(`create unique index documents_live_copy on documents (user_id, sha256)
      where status in ('pending', 'processing', 'processed', 'verified') and deleted_at is null`);
  }
}
