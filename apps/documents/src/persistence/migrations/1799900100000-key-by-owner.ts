import { replacePrimaryKey, restorePrimaryKey, type WideKey } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys: WideKey[] = [
  {
    table: 'documents',
    columns: ['user_id', 'id'],
    narrow: { index: 'documents_by_id', columns: ['id'] },
    replaced: ['documents_in_order'],
  },
];

export class KeyByOwner1799900100000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const key of keys) await replacePrimaryKey(queryRunner, key);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await restorePrimaryKey(queryRunner, 'documents', ['id']);
    await queryRunner.query('drop index documents_by_id');
    await queryRunner.query('create index documents_in_order on documents (user_id, id desc)');
  }
}
