import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `create table owners (
    user_id uuid primary key,
    evidence_version integer not null default 0,
    evidence_hash text not null default '',
    cash_flow_version integer not null default 0,
    cash_flow_hash text not null default '',
    sealed_cash_flow text,
    witnessed_accounts jsonb not null default '[]',
    next_at timestamptz not null default now() + interval '1 day',
    tries integer not null default 0
  )`,
  `create table data_keys (
    user_id uuid primary key,
    key_id text not null,
    wrapped_key text not null
  )`,
  `create table bank_accounts (
    id uuid primary key,
    user_id uuid not null,
    bank_name text not null,
    account_type text not null,
    number_ending text,
    fingerprint text,
    ownership text not null,
    closed_on date,
    version integer not null default 0,
    first_day date,
    last_day date,
    row_count integer not null default 0,
    months jsonb not null default '[]',
    created_at timestamptz not null
  )`,
  `create table bank_files (
    id uuid primary key,
    user_id uuid not null,
    account_id uuid,
    source text not null,
    name text not null,
    sha256 text not null,
    created_at timestamptz not null,
    document_id uuid,
    rows_key text,
    stored boolean not null,
    state text not null,
    refusal jsonb,
    questions jsonb not null default '[]',
    mapping jsonb,
    mapping_remembered boolean not null default false,
    account_hint jsonb,
    sealed_head text,
    covered_from date,
    covered_to date,
    skipped_pending integer not null default 0,
    skipped_future integer not null default 0,
    plan_version integer not null default 0,
    planned_on integer,
    plan jsonb,
    sealed_doubts text,
    decisions jsonb,
    warnings jsonb not null default '[]',
    applied_at timestamptz,
    next_at timestamptz not null,
    tries integer not null default 0
  )`,
  `create table csv_mappings (
    user_id uuid not null,
    header_key text not null,
    mapping jsonb not null,
    primary key (user_id, header_key)
  )`,
  `create table bank_rows (
    file_id uuid not null,
    position integer not null,
    user_id uuid not null,
    account_id uuid,
    day date not null,
    cents bigint not null,
    sealed_text text not null,
    bank_tag text,
    balance bigint,
    page integer,
    sealed_same_as text,
    row_id uuid,
    class text,
    rule text,
    rule_version text,
    because text,
    pair_row_id uuid,
    primary key (file_id, position)
  )`,
  `create table row_corrections (
    user_id uuid not null,
    row_id uuid not null,
    class text not null,
    actor_id uuid not null,
    at timestamptz not null,
    primary key (user_id, row_id)
  )`,
  `create table balance_anchors (
    file_id uuid not null,
    number integer not null,
    user_id uuid not null,
    day date not null,
    cents bigint not null,
    extended boolean not null,
    skips_from date,
    skips_to date,
    primary key (file_id, number)
  )`,
  `create table witnesses (
    user_id uuid not null,
    id text not null,
    from_rows boolean not null,
    state jsonb not null,
    primary key (user_id, id)
  )`,
  `create table read_documents (
    document_id uuid primary key,
    user_id uuid not null,
    version integer not null,
    state jsonb not null,
    deleted boolean not null
  )`,
];

const indexes = [
  'create index owners_due on owners (next_at)',
  'create index bank_accounts_of_owner on bank_accounts (user_id)',
  'create index bank_files_of_owner on bank_files (user_id, id desc)',
  `create index bank_files_due on bank_files (next_at) where state in ('reading', 'deleted')`,
  `create unique index one_bank_file on bank_files (user_id, sha256)
     where state in ('reading', 'question', 'planned', 'applied')`,
  'create unique index one_file_of_document on bank_files (document_id) where document_id is not null',
  'create unique index bank_rows_listed on bank_rows (user_id, row_id) where row_id is not null',
  'create index bank_rows_of_account on bank_rows (user_id, day desc) where row_id is not null',
  'create index read_documents_of_owner on read_documents (user_id)',
];

export class CreateLedger1795498971724 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...indexes]) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const names = [
      'owners',
      'data_keys',
      'bank_accounts',
      'bank_files',
      'csv_mappings',
      'bank_rows',
      'row_corrections',
      'balance_anchors',
      'witnesses',
      'read_documents',
    ];
    for (const name of names) await queryRunner.query(`drop table ${name}`);
  }
}
