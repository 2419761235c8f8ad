import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDocuments1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table documents (
        id uuid primary key,
        user_id uuid not null,
        version integer not null,
        analysis_run integer not null,
        original_name text not null,
        file_size integer not null,
        media_type text not null,
        sha256 text not null,
        storage_key text not null,
        category text not null,
        subcategory text,
        status text not null,
        status_reason text,
        review_required boolean not null default false,
        fraud_score double precision,
        confidence double precision,
        stage text not null,
        stages jsonb not null,
        classification jsonb,
        extracted jsonb not null default '[]',
        signals jsonb not null default '[]',
        created_at timestamptz not null default now(),
        due_since timestamptz not null default now()
      )`);
    await queryRunner.query('create index documents_of_user on documents (user_id, created_at desc)');
    await queryRunner.query(`create index documents_due on documents (due_since)
      where status in ('pending', 'processing')`);
    await queryRunner.query(`create unique index documents_live_copy on documents (user_id, sha256)
      where status in ('pending', 'processing', 'processed', 'verified')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table documents');
  }
}
