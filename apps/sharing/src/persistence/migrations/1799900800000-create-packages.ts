import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `create table data_keys (
    user_id uuid primary key,
    key_id text not null,
    wrapped_key text not null
  )`,
  `create table packages (
    id uuid not null,
    user_id uuid not null,
    actor_id uuid not null,
    sealed_texts text not null,
    choice jsonb not null,
    version integer not null,
    built_version integer,
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    primary key (user_id, id)
  )`,
  `create table package_versions (
    package_id uuid not null,
    user_id uuid not null,
    version integer not null,
    state text not null,
    done integer not null default 0,
    total integer not null,
    reason text,
    sealed_content text not null,
    sealed_numbers text,
    parts jsonb not null,
    opened jsonb not null,
    originals jsonb not null,
    missing jsonb not null,
    stated integer not null,
    proven integer,
    rules_version text not null,
    frozen_at timestamptz not null,
    progressed_at timestamptz not null,
    memo_pages integer not null default 0,
    bytes bigint,
    manifest text,
    signature jsonb,
    is_outdated boolean not null default false,
    traceparent text not null,
    primary key (user_id, package_id, version)
  )`,
  `create index package_versions_in_work on package_versions (progressed_at) where state = 'building'`,
  `create table package_items (
    id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    version integer not null,
    place integer not null,
    document_id uuid not null,
    document_version integer not null default 0,
    file jsonb not null,
    kind text not null,
    period text,
    masked boolean not null,
    state text not null default 'unchanged',
    state_at timestamptz,
    primary key (user_id, id)
  )`,
  'create index package_items_of_version on package_items (user_id, package_id, version)',
  'create index package_items_of_document on package_items (user_id, document_id)',
  `create table package_pages (
    item_id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    version integer not null,
    page integer not null,
    state text not null,
    primary key (user_id, item_id, page)
  )`,
  'create index package_pages_of_version on package_pages (user_id, package_id, version)',
  `create table share_consents (
    id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    version integer not null,
    what text not null,
    text_version text not null,
    actor_id uuid not null,
    at timestamptz not null,
    primary key (user_id, id)
  )`,
  'create index share_consents_of_package on share_consents (user_id, package_id)',
  `create table links (
    id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    token_hash text not null,
    sealed_recipient text not null,
    mode text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    revoked_at timestamptz,
    locked_at timestamptz,
    wrong_codes integer not null default 0,
    last_visit_at timestamptz,
    primary key (user_id, id)
  )`,
  'create index links_by_token on links (token_hash)',
  'create index links_of_package on links (user_id, package_id)',
  `create table share_codes (
    id uuid not null,
    user_id uuid not null,
    link_id uuid not null,
    code_tag text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    wrong_tries integer not null default 0,
    ended_at timestamptz,
    primary key (user_id, id)
  )`,
  'create index share_codes_of_link on share_codes (user_id, link_id, created_at)',
  `create table share_sessions (
    hash text not null,
    user_id uuid not null,
    link_id uuid not null,
    package_id uuid not null,
    visit_id uuid not null,
    expires_at timestamptz not null,
    primary key (user_id, hash)
  )`,
  'create index share_sessions_by_hash on share_sessions (hash)',
  'create index share_sessions_of_link on share_sessions (user_id, link_id)',
  `create table visits (
    id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    link_id uuid not null,
    opened_at timestamptz not null,
    last_seen_at timestamptz not null,
    seconds integer not null default 0,
    downloads integer not null default 0,
    network text,
    primary key (user_id, id)
  )`,
  'create index visits_of_package on visits (user_id, package_id, id)',
  `create table visit_pages (
    visit_id uuid not null,
    user_id uuid not null,
    item_id text not null,
    page integer not null,
    seconds integer not null,
    first_at timestamptz not null,
    primary key (user_id, visit_id, item_id, page)
  )`,
];

const names = [
  'visit_pages',
  'visits',
  'share_sessions',
  'share_codes',
  'links',
  'share_consents',
  'package_pages',
  'package_items',
  'package_versions',
  'packages',
  'data_keys',
];

export class CreatePackages1799900800000 implements MigrationInterface {
  readonly name = 'CreatePackages1799900800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of names) await queryRunner.query(`drop table ${name}`);
  }
}
