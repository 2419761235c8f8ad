import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GrantFirstAdminOnce1764800900000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table users add column email_verified_at timestamptz');
    await queryRunner.query('alter table one_time_links add column mailed boolean not null default false');
    // not user_id: an erasure deletes rows with that column, and this one must stay
    await queryRunner.query(`
      create table first_admin (
        only_one boolean primary key default true check (only_one),
        holder_id uuid references users (id) on delete set null,
        granted_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      insert into first_admin (holder_id, granted_at)
      select users.id, entry.at from audit_entries entry left join users on users.id = entry.user_id
      where entry.action = 'user.first-admin-granted' order by entry.id limit 1`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table first_admin');
    await queryRunner.query('alter table one_time_links drop column mailed');
    await queryRunner.query('alter table users drop column email_verified_at');
  }
}
