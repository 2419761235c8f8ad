import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table of accepted figures stays for processes of the previous version. The next release drops it. */
export class DecideProposals1799800100000 implements MigrationInterface {
  readonly name = 'DecideProposals1799800100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table figure_choices add column actor_id uuid');
    await queryRunner.query(
      `alter table owner_figures add column value_sources jsonb not null default '{}'::jsonb`,
    );
    await queryRunner.query(`
      insert into figure_choices (user_id, field, settlement, decision, decided_at, actor_id)
        select user_id, field, jsonb_build_object(
            'field', field,
            'use', source || ':' || field || ':' || coalesce(document_id::text,
              left(period->>'from', 7) || ':' || left(period->>'to', 7)),
            'day', to_char(accepted_at at time zone 'UTC', 'YYYY-MM-DD'),
            'sources', ''),
          gen_random_uuid(), accepted_at, actor_id
        from field_provenance
      on conflict do nothing`);
    // The next round of the job publishes the figures of each owner with what she typed and decided.
    await queryRunner.query(`update owner_figures set figure_versions = '{}'::jsonb, due_on = current_date`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table owner_figures drop column value_sources');
    await queryRunner.query('alter table figure_choices drop column actor_id');
  }
}
