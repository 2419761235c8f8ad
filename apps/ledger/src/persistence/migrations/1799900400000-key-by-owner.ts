import {
  buildIndex,
  replacePrimaryKey,
  restorePrimaryKey,
  type WideKey,
} from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys: WideKey[] = [
  {
    table: 'bank_accounts',
    columns: ['user_id', 'id'],
    narrow: { index: 'bank_accounts_by_id', columns: ['id'] },
    replaced: ['bank_accounts_of_owner'],
  },
  {
    table: 'bank_files',
    columns: ['user_id', 'id'],
    narrow: { index: 'bank_files_by_id', columns: ['id'] },
    replaced: ['bank_files_of_owner'],
  },
  {
    table: 'bank_rows',
    columns: ['user_id', 'file_id', 'position'],
    narrow: { index: 'bank_rows_by_file', columns: ['file_id', 'position'] },
  },
  {
    table: 'balance_anchors',
    columns: ['user_id', 'file_id', 'number'],
    narrow: { index: 'balance_anchors_by_file', columns: ['file_id', 'number'] },
  },
  {
    table: 'read_documents',
    columns: ['user_id', 'document_id'],
    narrow: { index: 'read_documents_by_id', columns: ['document_id'], isUnique: true },
    replaced: ['read_documents_of_owner'],
  },
];

export class KeyByOwner1799900400000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const key of keys) await replacePrimaryKey(queryRunner, key);
    const ofDocument = 'bank_files (user_id, document_id) where document_id is not null';
    await buildIndex(queryRunner, 'one_file_of_owners_document', ofDocument, 'unique index');
    await queryRunner.query('drop index concurrently if exists one_file_of_document');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create unique index one_file_of_document on bank_files (document_id) where document_id is not null',
    );
    await queryRunner.query('drop index one_file_of_owners_document');
    await restorePrimaryKey(queryRunner, 'read_documents', ['document_id']);
    await queryRunner.query('create index read_documents_of_owner on read_documents (user_id)');
    await queryRunner.query('drop index read_documents_by_id');
    await restorePrimaryKey(queryRunner, 'balance_anchors', ['file_id', 'number']);
    await queryRunner.query('drop index balance_anchors_by_file');
    await restorePrimaryKey(queryRunner, 'bank_rows', ['file_id', 'position']);
    await queryRunner.query('drop index bank_rows_by_file');
    await restorePrimaryKey(queryRunner, 'bank_files', ['id']);
    await queryRunner.query('drop index bank_files_by_id');
    await queryRunner.query('create index bank_files_of_owner on bank_files (user_id, id desc)');
    await restorePrimaryKey(queryRunner, 'bank_accounts', ['id']);
    await queryRunner.query('drop index bank_accounts_by_id');
    await queryRunner.query('create index bank_accounts_of_owner on bank_accounts (user_id)');
  }
}
