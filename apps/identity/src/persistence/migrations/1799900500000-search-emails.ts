import { createTrigramIndex } from '@groundwork/platform-database';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SearchEmails1799900500000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createTrigramIndex(queryRunner, { name: 'users_by_email_part', table: 'users', text: 'email' });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index if exists users_by_email_part');
  }
}
