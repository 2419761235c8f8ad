import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindChangedProgrammes1764600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create index programmes_by_version on programmes (version)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index programmes_by_version');
  }
}
