import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of deleted documents are purged after minutes, and a rejection stands for a later upload. */
export class ReviewerRejections1797200000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table reviewer_rejections (
        user_id uuid not null,
        sha256 text not null,
        from_page integer not null,
        to_page integer not null,
        figures_hash text,
        reason text not null,
        at timestamptz not null,
        tries integer not null default 0,
        primary key (user_id, sha256, from_page, to_page)
      )`);
    await queryRunner.query(`
      insert into reviewer_rejections (user_id, sha256, from_page, to_page, figures_hash, reason, at)
      select distinct on (user_id, sha256, coalesce(from_page, 0), coalesce(to_page, 0))
        user_id, sha256, coalesce(from_page, 0), coalesce(to_page, 0), figures_hash,
        reviewer_rejection->>'reason', (reviewer_rejection->>'at')::timestamptz
      from documents where reviewer_rejection is not null
      order by user_id, sha256, coalesce(from_page, 0), coalesce(to_page, 0), created_at desc`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table reviewer_rejections');
  }
}
