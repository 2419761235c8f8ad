import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionTheCatalogue1764400000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table programmes add column version integer not null default 1');
    await queryRunner.query(`
      create table catalogue_state (
        only_one boolean primary key default true check (only_one),
        version integer not null
      )`);
    await queryRunner.query('insert into catalogue_state (version) values (1)');
    await queryRunner.query(`
      create table programme_versions (
        row_number integer not null,
        version integer not null,
        active boolean not null,
        programme jsonb not null,
        changed_by uuid not null,
        changed_at timestamptz not null default now(),
        primary key (row_number, version)
      )`);
    await queryRunner.query(`
      create table imported_rows (
        import_id uuid not null,
        line integer not null,
        cells jsonb not null,
        staged_at timestamptz not null default now(),
        primary key (import_id, line)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table imported_rows, programme_versions, catalogue_state');
    await queryRunner.query('alter table programmes drop column version');
  }
}
