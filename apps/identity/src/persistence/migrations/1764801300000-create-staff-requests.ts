import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStaffRequests1764801300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table staff_requests (
        id uuid primary key,
        kind text not null check (kind in ('change-role', 'reset-link')),
        user_id uuid not null references users (id) on delete cascade,
        requester_id uuid not null references users (id) on delete cascade,
        role text,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        unique (user_id, kind),
        check ((role is null) = (kind = 'reset-link'))
      )`);
    await queryRunner.query('create index staff_requests_due on staff_requests (expires_at)');
    await queryRunner.query('create index staff_requests_of_requester on staff_requests (requester_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table staff_requests');
  }
}
