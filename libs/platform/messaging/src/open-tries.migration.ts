import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOpenTries1797100000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table open_tries (
        id bytea primary key,
        begun integer not null,
        begun_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table open_tries');
  }
}
