import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBankFiles1795498971724 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table bank_files (
        id uuid primary key,
        user_id uuid not null,
        created_at timestamptz not null default now()
      )`);
    await queryRunner.query('create index bank_files_of_user on bank_files (user_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table bank_files');
  }
}
