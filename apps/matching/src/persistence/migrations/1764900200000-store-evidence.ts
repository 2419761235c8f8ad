import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreEvidence1764900200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table evidence (user_id uuid primary key, version integer not null, state jsonb not null)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table evidence');
  }
}
