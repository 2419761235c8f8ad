import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LanesAndSpentTime1797400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table documents add column lane text not null default 'slow'`);
    await queryRunner.query(`alter table owners
      add column spent_ms double precision not null default 0,
      add column spent_at timestamptz not null default now()`);
    await queryRunner.query(`create table lane_pace (
      lane text primary key,
      gap_ms double precision not null,
      ended_at timestamptz not null
    )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table lane_pace');
    await queryRunner.query('alter table owners drop column spent_ms, drop column spent_at');
    await queryRunner.query('alter table documents drop column lane');
  }
}
