import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A process of the previous version leaves both marks behind, and the owner is due each day as before. */
export class ForeseeChanges1797600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table owners
        add column next_change_on date,
        add column foreseen_version integer,
        add column foreseen_for date,
        add column result_digest text`);
    await queryRunner.query(`
      create index owners_by_due_day on owners (
        (case when foreseen_version = version and foreseen_for = calculated_for then next_change_on
          else calculated_for + 1 end), user_id)`);
    await queryRunner.query('create index owners_in_order_of_rules on owners (rules_number, user_id)');
    await queryRunner.query('drop index owners_by_rules');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index owners_by_rules on owners (rules_number)');
    await queryRunner.query('drop index owners_in_order_of_rules');
    await queryRunner.query(`
      alter table owners drop column next_change_on, drop column foreseen_version, drop column foreseen_for,
        drop column result_digest`);
  }
}
