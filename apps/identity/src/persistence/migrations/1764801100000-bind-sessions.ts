import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BindSessions1764801100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions
        add column binding_hash text,
        add column renewed_at timestamptz,
        add column previous_token_hash text,
        add column previous_until timestamptz,
        add column sealed_token text`);
    await queryRunner.query(`
      create index sessions_by_previous_token on sessions (previous_token_hash)
        where previous_token_hash is not null`);
    await queryRunner.query(`
      create index sessions_by_binding on sessions (binding_hash) where binding_hash is not null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table sessions
        drop column binding_hash,
        drop column renewed_at,
        drop column previous_token_hash,
        drop column previous_until,
        drop column sealed_token`);
  }
}
