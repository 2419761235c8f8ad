import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClientNotes1799901500000 implements MigrationInterface {
  /** The key of a practice has its id; the key of a user is erased with all rows of the user. */
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table data_keys drop constraint if exists data_keys_user_id_fkey');
    await queryRunner.query(`
      create table if not exists client_notes (
        id uuid primary key,
        practice_id uuid not null references practices (id) on delete cascade,
        user_id uuid not null references businesses (user_id) on delete cascade,
        sealed text not null,
        written_by uuid references users (id) on delete set null,
        written_at timestamptz not null,
        expires_at timestamptz
      )`);
    await queryRunner.query(
      'create index if not exists client_notes_of_client on client_notes (user_id, practice_id, written_at desc)',
    );
    for (const column of ['practice_id', 'written_by', 'expires_at'])
      await queryRunner.query(
        `create index if not exists client_notes_by_${column} on client_notes (${column})`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_notes');
    await queryRunner.query(
      'delete from data_keys where not exists (select 1 from users where id = user_id)',
    );
    await queryRunner.query(`
      alter table data_keys add constraint data_keys_user_id_fkey
        foreign key (user_id) references users (id) on delete cascade`);
  }
}
