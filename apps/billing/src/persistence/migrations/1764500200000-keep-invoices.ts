import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tax law requires number, date and amount of each invoice; nothing here identifies the owner. */
export class KeepInvoices1764500200000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table kept_invoices (
        invoice_id text primary key,
        erasure_id uuid not null,
        number text,
        issued_at timestamptz not null,
        amount_cents integer not null,
        currency text not null,
        status text not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table kept_invoices');
  }
}
