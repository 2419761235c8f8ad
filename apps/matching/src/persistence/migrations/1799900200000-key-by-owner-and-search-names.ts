import {
  createTrigramIndex,
  replacePrimaryKey,
  restorePrimaryKey,
  type WideKey,
} from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const documents: WideKey = {
  table: 'documents',
  columns: ['user_id', 'document_id'],
  narrow: { index: 'documents_by_id', columns: ['document_id'] },
  replaced: ['documents_of_user'],
};

export class KeyByOwnerAndSearchNames1799900200000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await replacePrimaryKey(queryRunner, documents);
    await createTrigramIndex(queryRunner, {
      name: 'programmes_by_text',
      table: 'programmes',
      text: `lower(id || ' ' || (programme->>'name'))`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index if exists programmes_by_text');
    await restorePrimaryKey(queryRunner, 'documents', ['document_id']);
    await queryRunner.query('drop index documents_by_id');
    await queryRunner.query('create index documents_of_user on documents (user_id)');
  }
}
