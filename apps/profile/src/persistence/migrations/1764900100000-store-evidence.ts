import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreEvidence1764900100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'create table evidence (user_id uuid primary key, version integer not null, state jsonb not null)',
    );
    await queryRunner.query(`
      create table field_provenance (
        user_id uuid not null,
        field text not null,
        value jsonb not null,
        source text not null,
        kind text,
        period jsonb not null,
        document_id uuid,
        page integer,
        accepted_at timestamptz not null,
        actor_id uuid not null,
        before jsonb,
        primary key (user_id, field)
      )`);
    await queryRunner.query(`
      create table dismissed_proposals (
        user_id uuid not null,
        field text not null,
        value jsonb not null,
        dismissed_at timestamptz not null,
        primary key (user_id, field, value)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table dismissed_proposals, field_provenance, evidence');
  }
}
