import { createEvidenceCopies } from '@groundwork/platform-document-copies';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreEvidence1764900200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createEvidenceCopies(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table evidence');
  }
}
