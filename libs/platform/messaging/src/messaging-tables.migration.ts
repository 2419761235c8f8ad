import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessagingTables1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table outbox (
        id uuid primary key,
        type text not null,
        version integer not null,
        subject text not null,
        aggregate_id text not null,
        aggregate_version integer not null,
        user_id uuid not null,
        occurred_at timestamptz not null,
        correlation_id text not null,
        causation_id uuid,
        traceparent text not null,
        data jsonb not null,
        published_at timestamptz
      )`);
    await queryRunner.query('create index outbox_unpublished on outbox (id) where published_at is null');
    await queryRunner.query(`
      create table inbox (
        event_id uuid not null,
        consumer text not null,
        handled_at timestamptz not null default now(),
        primary key (event_id, consumer)
      )`);
    await queryRunner.query(`
      create table dead_letters (
        id uuid primary key,
        event_id uuid,
        consumer text not null,
        subject text not null,
        payload jsonb not null,
        reason text not null,
        failed_at timestamptz not null default now(),
        unique (event_id, consumer)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table outbox, inbox, dead_letters');
  }
}
