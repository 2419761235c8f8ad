import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReviewerRejection1764800300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents add column reviewer_rejection jsonb');
    await queryRunner.query(`
      update documents set reviewer_rejection = jsonb_build_object('reason', status_reason, 'at', decision.at)
      from (
        select distinct on (subject_id) subject_id, details->>'reason' as reason,
          to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from audit_entries where action = 'document.rejected' order by subject_id, audit_entries.at desc
      ) decision
      where documents.id::text = decision.subject_id
        and documents.status = 'rejected' and documents.status_reason = decision.reason`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table documents drop column reviewer_rejection');
  }
}
