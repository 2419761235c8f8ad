import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSubscriptions1763950000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table subscriptions (
        user_id uuid primary key,
        customer_id text unique,
        subscription_id text unique,
        plan text not null default 'starter',
        status text not null default 'none',
        current_period_end timestamptz,
        cancel_at_period_end boolean not null default false,
        next_plan text,
        next_charge_cents integer,
        currency text,
        grace_until timestamptz,
        version integer not null default 0,
        reading integer not null default 0,
        read_at timestamptz,
        held_by uuid,
        held_until timestamptz
      )`);
    await queryRunner.query(
      'create index subscriptions_by_reading on subscriptions (read_at nulls first) where subscription_id is not null',
    );
    await queryRunner.query('create sequence readings as integer');
    await queryRunner.query(`
      create table webhook_events (
        id text primary key,
        type text not null,
        outcome text not null,
        received_at timestamptz not null default now()
      )`);
    await queryRunner.query('create index webhook_events_by_time on webhook_events (received_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table subscriptions, webhook_events; drop sequence readings');
  }
}
