import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePracticeBrands1799901700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table if not exists practice_brands (
        practice_id uuid primary key references practices (id) on delete cascade,
        name text not null,
        colors jsonb not null,
        logo bytea,
        logo_hash text,
        host text unique,
        host_verified_at timestamptz,
        reply_to text,
        reply_to_confirmed_at timestamptz,
        reply_token_hash text unique,
        reply_token_expires_at timestamptz
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table practice_brands');
  }
}
