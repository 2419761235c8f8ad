import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GivePlans1799900850000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table given_plans (
        id uuid primary key,
        user_id uuid not null,
        plan text not null,
        until date,
        reason text not null,
        given_at timestamptz not null,
        ended_at timestamptz
      )`);
    await queryRunner.query(
      'create unique index given_plans_in_force on given_plans (user_id) where ended_at is null',
    );
    await queryRunner.query('create index given_plans_to_end on given_plans (until) where ended_at is null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table given_plans');
  }
}
