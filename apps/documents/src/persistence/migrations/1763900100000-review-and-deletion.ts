import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewAndDeletion1763900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table documents
        add column progress jsonb,
        add column pages integer,
        add column previews integer not null default 0,
        add column figures_hash text,
        add column waiting_since timestamptz,
        add column deleted_at timestamptz`);
    await queryRunner.query('drop index documents_live_copy');
    await queryRunner.query(`create unique index documents_live_copy on documents (user_id, sha256)
      where status in ('pending', 'processing', 'processed', 'verified') and deleted_at is null`);
    await queryRunner.query(`create index documents_deleted on documents (deleted_at)
      where deleted_at is not null`);
    await queryRunner.query(`update documents set waiting_since = now()
      where review_required and status = 'processed'`);
    await queryRunner.query(`create index documents_waiting on documents (id)
      where review_required and status = 'processed' and deleted_at is null`);
    await queryRunner.query(`
      create table owners (
        user_id uuid primary key,
        plan text not null default 'starter',
        plan_version integer not null default 0,
        figures jsonb not null default '{}',
        figures_version integer not null default 0
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table owners');
    await queryRunner.query('delete from documents where deleted_at is not null');
    await queryRunner.query('drop index documents_live_copy');
    await queryRunner.query(`
      alter table documents
        drop column progress, drop column pages, drop column previews,
        drop column figures_hash, drop column waiting_since, drop column deleted_at`);
    await queryRunner.query(`create unique index documents_live_copy on documents (user_id, sha256)
      where status in ('pending', 'processing', 'processed', 'verified')`);
  }
}
