import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderByTurn1764800500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents add column turn integer not null default 1');
    await queryRunner.query(`create index documents_turn on documents (status, turn)
      where status in ('pending', 'processing') and deleted_at is null`);
    await queryRunner.query(`create index documents_turn_of_user on documents (user_id, turn)
      where status in ('pending', 'processing') and deleted_at is null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop column turn');
  }
}
