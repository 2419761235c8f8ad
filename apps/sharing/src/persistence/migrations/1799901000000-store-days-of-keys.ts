import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StoreDaysOfKeys1799901000000 implements MigrationInterface {
  readonly name = 'StoreDaysOfKeys1799901000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create table signing_keys (
      key_id text primary key,
      first_day date not null,
      last_day date not null
    )`);
    await queryRunner.query(`insert into signing_keys (key_id, first_day, last_day)
      select signature->>'keyId', min((frozen_at at time zone 'utc')::date), max((frozen_at at time zone 'utc')::date)
      from package_versions where signature is not null group by 1`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table signing_keys');
  }
}
