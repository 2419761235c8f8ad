import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  `create table document_requests (
    id uuid not null,
    user_id uuid not null,
    practice_id uuid,
    token_hash text not null,
    sealed_texts text not null,
    category text not null,
    subcategory text,
    due_on date,
    state text not null,
    version integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_reminder_at timestamptz,
    mailed_at timestamptz,
    closed_at timestamptz,
    primary key (user_id, id)
  )`,
  'create index document_requests_by_token on document_requests (token_hash)',
  'create index document_requests_by_state on document_requests (user_id, state)',
  `create table request_answers (
    user_id uuid not null,
    request_id uuid not null,
    sha256 text not null,
    document_id uuid not null,
    pages integer,
    began_at timestamptz not null,
    stored_at timestamptz,
    primary key (user_id, request_id, sha256)
  )`,
  `create table wrong_tokens (
    network text primary key,
    made_at timestamptz[] not null,
    expires_at timestamptz not null
  )`,
  'create index wrong_tokens_by_expiry on wrong_tokens (expires_at)',
];

export class AddDocumentRequests1799901600000 implements MigrationInterface {
  readonly name = 'AddDocumentRequests1799901600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(table);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['wrong_tokens', 'request_answers', 'document_requests'])
      await queryRunner.query(`drop table ${name}`);
  }
}
