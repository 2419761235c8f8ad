import { replacePrimaryKey, restorePrimaryKey, type WideKey } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const keys: WideKey[] = [
  {
    table: 'accounts',
    columns: ['user_id', 'id'],
    narrow: { index: 'accounts_by_id', columns: ['id'] },
  },
  {
    table: 'profile_changes',
    columns: ['user_id', 'id'],
    replaced: ['profile_changes_of_user'],
  },
];

export class KeyByOwner1799900300000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const key of keys) await replacePrimaryKey(queryRunner, key);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await restorePrimaryKey(queryRunner, 'profile_changes', ['id']);
    await queryRunner.query('create index profile_changes_of_user on profile_changes (user_id, id desc)');
    await restorePrimaryKey(queryRunner, 'accounts', ['id']);
    await queryRunner.query('drop index accounts_by_id');
  }
}
