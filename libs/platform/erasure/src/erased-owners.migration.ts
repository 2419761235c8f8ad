import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberErasedOwners1764500000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table erased_owners (
        owner_hash text primary key,
        erased_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table erased_owners');
  }
}
