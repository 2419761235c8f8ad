import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddActorToOutbox1764900000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox add column actor_id text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox drop column actor_id');
  }
}
