import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountClientRequests1799901610000 implements MigrationInterface {
  readonly name = 'CountClientRequests1799901610000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table client_requests (
        user_id uuid not null,
        request_id uuid not null,
        version integer not null,
        state text not null,
        due_on date,
        actor_id uuid,
        primary key (user_id, request_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_requests');
  }
}
