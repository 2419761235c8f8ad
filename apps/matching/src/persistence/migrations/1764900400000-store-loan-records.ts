import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `create table record_state (
     only_row boolean primary key default true check (only_row),
     version integer not null default 0
   )`,
  `insert into record_state default values`,
  `create table record_uploads (
     id uuid primary key,
     name text not null,
     size bigint not null,
     sha256 text not null,
     state text not null default 'receiving',
     received bigint not null default 0,
     parts jsonb not null default '[]',
     bytes bigint not null default 0,
     rows bigint not null default 0,
     summary jsonb,
     quarters jsonb not null default '[]',
     warnings jsonb not null default '[]',
     refusal jsonb,
     created_by uuid not null,
     created_at timestamptz not null default now(),
     changed_at timestamptz not null default now(),
     applied_at timestamptz,
     tries integer not null default 0,
     next_at timestamptz not null default 'infinity'
   )`,
  `create unique index record_uploads_unfinished on record_uploads (sha256)
     where state in ('receiving', 'reading', 'ready', 'applying')`,
  `create index record_uploads_due on record_uploads (next_at) where state in ('reading', 'applying')`,
  `create table record_rows_aside (
     upload_id uuid not null references record_uploads (id) on delete cascade,
     line bigint not null,
     reason text not null,
     primary key (upload_id, line)
   )`,
  `create table record_snapshots (
     id uuid primary key,
     upload_id uuid not null references record_uploads (id),
     program text not null,
     as_of date not null,
     from_year integer not null,
     to_year integer not null,
     loans integer not null,
     lenders integer not null,
     applied_at timestamptz not null default now(),
     unique (upload_id, program)
   )`,
  `create table record_cells (
     id bigint generated always as identity primary key,
     upload_id uuid not null,
     program text not null,
     lender_id text not null,
     naics text not null,
     state text not null,
     county text not null,
     size text not null,
     year integer not null,
     fiscal_year integer not null,
     paid integer not null,
     charged_off integer not null,
     open integer not null,
     last_approval date not null,
     amounts bigint[] not null,
     terms integer[] not null,
     rates integer[] not null
   )`,
  `create index record_cells_upload on record_cells (upload_id, id)`,
  `create table record_names (
     upload_id uuid not null,
     program text not null,
     fiscal_year integer not null,
     kind text not null,
     code text not null,
     name text not null,
     loans integer not null
   )`,
  `create index record_names_upload on record_names (upload_id)`,
  `create table record_lenders (id text primary key, name text not null)`,
  `create table naics_titles (code text primary key, title text not null, loans integer not null)`,
];

const names = [
  'naics_titles',
  'record_lenders',
  'record_names',
  'record_cells',
  'record_snapshots',
  'record_rows_aside',
  'record_uploads',
  'record_state',
];

export class StoreLoanRecords1764900400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of names) await queryRunner.query(`drop table ${name}`);
  }
}
