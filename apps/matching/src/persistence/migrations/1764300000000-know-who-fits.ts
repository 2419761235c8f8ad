import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowWhoFits1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table owners
        add column accounts jsonb not null default '[]',
        add column accounts_version integer not null default 0,
        add column eligible bytea not null default ''`);
    await queryRunner.query(`
      create table documents (
        document_id uuid primary key,
        user_id uuid not null references owners (user_id) on delete cascade,
        version integer not null,
        state jsonb not null,
        deleted boolean not null
      )`);
    await queryRunner.query('create index documents_of_user on documents (user_id)');
    await queryRunner.query(`
      create table applications (
        user_id uuid not null,
        lender_id text not null,
        status text not null,
        noted_at timestamptz not null,
        primary key (user_id, lender_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table applications, documents');
    await queryRunner.query(
      'alter table owners drop column accounts, drop column accounts_version, drop column eligible',
    );
  }
}
