import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `create table lender_requests (
    id uuid not null,
    user_id uuid not null,
    package_id uuid not null,
    link_id uuid not null,
    sealed_texts text not null,
    due_day date not null,
    state text not null,
    document_ids jsonb not null default '[]',
    created_at timestamptz not null,
    closed_at timestamptz,
    primary key (user_id, id)
  )`,
  'create index lender_requests_of_package on lender_requests (user_id, package_id, state)',
  'create index lender_requests_of_link on lender_requests (user_id, link_id)',
  `create table share_tickets (
    hash text not null,
    user_id uuid not null,
    link_id uuid not null,
    package_id uuid not null,
    visit_id uuid not null,
    expires_at timestamptz not null,
    primary key (user_id, hash)
  )`,
  'create index share_tickets_by_hash on share_tickets (hash)',
  'create index share_tickets_of_link on share_tickets (user_id, link_id)',
];

export class AddLenderRequests1799900900000 implements MigrationInterface {
  readonly name = 'AddLenderRequests1799900900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['share_tickets', 'lender_requests']) await queryRunner.query(`drop table ${name}`);
  }
}
