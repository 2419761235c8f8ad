import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EncryptDocuments1764800400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table data_keys (
        user_id uuid primary key,
        key_id text not null,
        wrapped_key text not null
      )`);
    await queryRunner.query('alter table documents add column sealed boolean not null default false');
    await queryRunner.query('create index documents_plain on documents (id) where not sealed');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index documents_plain');
    await queryRunner.query('alter table documents drop column sealed');
    await queryRunner.query('drop table data_keys');
  }
}
