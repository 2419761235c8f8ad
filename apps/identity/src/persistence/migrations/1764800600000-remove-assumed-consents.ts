import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier versions recorded a consent for texts that the sign-up did not show. */
export class RemoveAssumedConsents1764800600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('delete from consents');
  }

  async down(): Promise<void> {
    // The deleted rows stated nothing that happened.
  }
}
