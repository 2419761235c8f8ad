import type { MigrationInterface, QueryRunner } from 'typeorm';

async function indexFiles(queryRunner: QueryRunner, due: string, whole: string): Promise<void> {
  await queryRunner.query('drop index bank_files_due');
  await queryRunner.query(`create index bank_files_due on bank_files (next_at) where state in (${due})`);
  await queryRunner.query('drop index one_bank_file');
  await queryRunner.query(
    `create unique index one_bank_file on bank_files (user_id, sha256) where state in (${whole})`,
  );
}

export class ApplyLater1795700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table bank_files add column actor_id uuid');
    await indexFiles(
      queryRunner,
      `'reading', 'applying', 'deleted'`,
      `'reading', 'question', 'planned', 'applying', 'applied'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update bank_files set state = 'planned' where state = 'applying'`);
    await indexFiles(queryRunner, `'reading', 'deleted'`, `'reading', 'question', 'planned', 'applied'`);
    await queryRunner.query('alter table bank_files drop column actor_id');
  }
}
