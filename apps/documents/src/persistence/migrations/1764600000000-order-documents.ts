import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A page of an owner's documents goes by id. Without this PostgreSQL walks everybody's from the newest on, until it has
 * met enough of theirs: 167 ms of 20,000 documents for an owner of 300 old ones.
 */
export class OrderDocuments1764600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index documents_in_order on documents (user_id, id desc)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index documents_in_order');
  }
}
