import { replacePrimaryKey, restorePrimaryKey, type WideKey } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys: WideKey[] = [
  {
    table: 'documents',
    columns: ['user_id', 'document_id'],
    narrow: { index: 'documents_by_id', columns: ['document_id'], isUnique: true },
    replaced: ['documents_of_user'],
  },
  {
    table: 'score_changes',
    columns: ['user_id', 'id'],
    replaced: ['score_changes_in_order'],
  },
  {
    table: 'proven_changes',
    columns: ['user_id', 'id'],
    replaced: ['proven_changes_of_user'],
  },
];

export class KeyByOwner1799900000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const key of keys) await replacePrimaryKey(queryRunner, key);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await restorePrimaryKey(queryRunner, 'proven_changes', ['id']);
    await queryRunner.query('create index proven_changes_of_user on proven_changes (user_id, id)');
    await restorePrimaryKey(queryRunner, 'score_changes', ['id']);
    await queryRunner.query('create index score_changes_in_order on score_changes (user_id, id)');
    await restorePrimaryKey(queryRunner, 'documents', ['document_id']);
    await queryRunner.query('create index documents_of_user on documents (user_id)');
    await queryRunner.query('drop index documents_by_id');
  }
}
