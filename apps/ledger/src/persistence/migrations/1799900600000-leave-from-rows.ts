import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The previous version still writes the column. The next one drops it. */
export class LeaveFromRows1799900600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table witnesses alter column from_rows drop not null');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "update witnesses set from_rows = state ->> 'source' = 'bank_rows' where from_rows is null",
    );
    await queryRunner.query('alter table witnesses alter column from_rows set not null');
  }
}
