import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LearnedLabels1799901200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table paper_labels (
        user_id uuid not null,
        document_id uuid not null,
        content text not null,
        primary key (user_id, document_id)
      )`);
    await queryRunner.query(`
      create table learned_labels (
        user_id uuid not null,
        correction_id uuid not null,
        document_id uuid not null,
        at timestamptz not null,
        content text not null,
        primary key (user_id, correction_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table learned_labels');
    await queryRunner.query('drop table paper_labels');
  }
}
