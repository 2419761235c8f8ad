import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountAccountsAndDeletions1763900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table owners
        add column accounts jsonb not null default '[]',
        add column accounts_version integer not null default 0`);
    await queryRunner.query('alter table documents add column deleted boolean not null default false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop column deleted');
    await queryRunner.query('alter table owners drop column accounts, drop column accounts_version');
  }
}
