import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotifyOfExpiringProofs1765000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table proofs add column notified jsonb not null default '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table proofs drop column notified');
  }
}
