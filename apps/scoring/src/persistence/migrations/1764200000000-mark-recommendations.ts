import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkRecommendations1764200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table recommendation_marks (
        user_id uuid not null references owners (user_id) on delete cascade,
        id text not null,
        code text not null,
        status text not null check (status in ('completed', 'dismissed')),
        marked_at timestamptz not null,
        points_then integer not null,
        advice jsonb not null,
        primary key (user_id, id)
      )`);
    await queryRunner.query(`
      alter table owners
        add column calculated_for date not null default (now() at time zone 'utc')::date,
        add column rules_number integer not null default 0,
        add column pending jsonb,
        add column lenders jsonb,
        add column matches_version integer not null default 0`);
    await queryRunner.query(`update owners set calculated_for = (calculated_at at time zone 'utc')::date`);
    await queryRunner.query('create index owners_by_day on owners (calculated_for)');
    await queryRunner.query('create index owners_by_rules on owners (rules_number)');
    await queryRunner.query('create index owners_waiting on owners (user_id) where pending is not null');
    await queryRunner.query('create index score_changes_in_order on score_changes (user_id, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index score_changes_in_order');
    await queryRunner.query(`
      alter table owners
        drop column calculated_for,
        drop column rules_number,
        drop column pending,
        drop column lenders,
        drop column matches_version`);
    await queryRunner.query('drop table recommendation_marks');
  }
}
