import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowRealLenders1764900300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table programmes
        add column sample boolean not null default false,
        add column removed boolean not null default false`);
    await queryRunner.query(`
      update programmes set sample = true
      where id like 'sample-%' and programme->>'source' like 'Groundwork sample data%'`);
    await queryRunner.query(
      'create index programmes_real on programmes (row_number) where active and not sample',
    );
    await queryRunner.query(
      'create index programmes_sample on programmes (row_number) where active and sample',
    );
    await queryRunner.query('alter table catalogue_state add column day date');
    await queryRunner.query(`
      create table family_versions (
        code text not null,
        version integer not null,
        name text not null,
        facts jsonb not null,
        stored_at timestamptz not null default now(),
        primary key (code, version)
      )`);
    await queryRunner.query(`
      alter table owners
        add column bank_rows jsonb,
        add column bank_rows_version integer not null default 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owners drop column bank_rows, drop column bank_rows_version');
    await queryRunner.query('drop table family_versions');
    await queryRunner.query('alter table catalogue_state drop column day');
    await queryRunner.query('drop index programmes_real, programmes_sample');
    await queryRunner.query('alter table programmes drop column sample, drop column removed');
  }
}
