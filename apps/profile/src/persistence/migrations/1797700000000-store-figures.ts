import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreFigures1797700000000 implements MigrationInterface {
  readonly name = 'StoreFigures1797700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table figure_choices (
        user_id uuid not null,
        field text not null,
        settlement jsonb,
        reason text,
        decision uuid not null,
        decided_at timestamptz not null,
        before jsonb,
        primary key (user_id, field))`);
    await queryRunner.query(`
      create table owner_figures (
        user_id uuid primary key,
        version integer not null,
        figure_versions jsonb not null,
        due_on date)`);
    await queryRunner.query('create index owner_figures_due on owner_figures (due_on)');
    // The first round of the job computes the figures of each stored owner.
    await queryRunner.query(`
      insert into owner_figures (user_id, version, figure_versions, due_on)
        select user_id, 0, '{}'::jsonb, current_date from profiles
        union select user_id, 0, '{}'::jsonb, current_date from evidence`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table figure_choices, owner_figures');
  }
}
