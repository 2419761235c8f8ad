import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type CsvMappingBody, statementRows, type UserId } from '@groundwork/contracts';
import { refuse } from '@groundwork/engine-cashflow';
import { DocumentFiles, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { BankFileRow } from '../../domain/bank-file.model.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { type CsvHead, readBankFile } from '../../reading/bank-file.reader.ts';
import { readStatement } from '../../reading/statement.reader.ts';
import { StoreReading } from '../store-reading/store-reading.use-case.ts';

@Injectable()
export class ReadBankFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: DocumentFiles,
    private readonly keys: OwnerKeys,
    private readonly readings: StoreReading,
    private readonly clock: Clock,
  ) {}

  async run(file: BankFileRow): Promise<void> {
    if (file.source === 'document') await this.readDocument(file);
    else await this.readUpload(file);
  }

  private async readUpload(file: BankFileRow): Promise<void> {
    const { manager } = this.dataSource;
    const vault = await this.keys.vaultOf(manager, file.userId);
    const sealed = new SealedFiles(this.files.storage, { key: vault.fileKey(file.id), mayBePlain: false });
    const reading = await readBankFile({
      bytes: await buffer(await sealed.get(bankFileKey(file.userId, file.id))),
      mapping: file.mapping,
      today: this.clock.today(),
      recall: (head) => this.recall(vault, file.userId, head),
    });
    await this.readings.run(file, { ...reading, headerKey: headerKeyOf(vault, reading.head) });
  }

  private async readDocument(file: BankFileRow): Promise<void> {
    const { userId, documentId, rowsKey } = file;
    if (documentId === null || rowsKey === null) return;
    const sealed = await this.files.of({ userId, documentId });
    const content = await buffer(await sealed.get(rowsKey));
    const rows = statementRows.parse(JSON.parse(content.toString()));
    const statement = readStatement(rows);
    const common = {
      source: 'document',
      head: null,
      mapping: null,
      isRemembered: false,
      headerKey: null,
    } as const;
    if (statement === null) await this.readings.run(file, { ...common, ...refuse('NO_ROWS') });
    else
      await this.readings.run(file, {
        ...{ ...common, state: 'read', file: statement, pages: statement.pages },
        statement: { bank: rows.bank, accountEnding: rows.accountEnding, isClosed: statement.isClosed },
      });
  }

  private async recall(vault: OwnerVault, userId: UserId, head: CsvHead): Promise<CsvMappingBody | null> {
    const [row]: { mapping: CsvMappingBody }[] = await this.dataSource.query(
      'select mapping from csv_mappings where user_id = $1 and header_key = $2',
      [userId, headerKeyOf(vault, head)],
    );
    return row?.mapping ?? null;
  }
}

/** Without a header, the number of columns identifies the format. */
function headerKeyOf(vault: OwnerVault, head: CsvHead | null): string | null {
  if (head === null) return null;
  const columns = head.sample[0]?.length ?? 0;
  return vault.tag(head.header.length > 0 ? JSON.stringify(head.header) : `${columns} columns`);
}
