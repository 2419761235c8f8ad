import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldersOfDocuments1799700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table documents
      add column printed_names jsonb not null default '[]',
      add column holder jsonb,
      add column ein_tag text`);
    await queryRunner.query(`alter table owners
      add column names_version integer not null default 0,
      add column compared_version integer not null default 0`);
    await queryRunner.query(
      'create index owners_to_compare on owners (user_id) where names_version <> compared_version',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index owners_to_compare');
    await queryRunner.query('alter table owners drop column names_version, drop column compared_version');
    await queryRunner.query(
      'alter table documents drop column printed_names, drop column holder, drop column ein_tag',
    );
  }
}
