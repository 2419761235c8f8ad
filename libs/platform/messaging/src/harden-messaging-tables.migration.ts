import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HardenMessagingTables1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table dead_letters add column body bytea, add column traceparent text');
    await queryRunner.query(`
      create unique index dead_letters_unreadable on dead_letters (consumer, sha256(body)) where event_id is null`);
    await queryRunner.query(
      'create index outbox_published on outbox (published_at) where published_at is not null',
    );
    await queryRunner.query('create index inbox_handled on inbox (handled_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index inbox_handled, outbox_published, dead_letters_unreadable');
    await queryRunner.query('alter table dead_letters drop column body, drop column traceparent');
  }
}
