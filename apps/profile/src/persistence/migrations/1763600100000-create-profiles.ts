import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProfiles1763600100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table profiles (
        user_id uuid primary key,
        version integer not null,
        open_values jsonb not null,
        sealed_values jsonb not null,
        key_id text not null,
        wrapped_key text not null,
        saved_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table profiles');
  }
}
