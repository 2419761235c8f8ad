import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { type CsvMappingBody, statementRows, type UserId } from '@groundwork/contracts';
import { refuse } from '@groundwork/engine-cashflow';
import { DocumentFiles, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { type BankFileRow, mostTries, type NewRow } from '../../domain/bank-file.model.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { batchesOf, type LedgerWork } from '../../ledger-work/ledger-work.port.ts';
import { WorkEnded } from '../../ledger-work/process-work.adapter.ts';
import { readBytes } from '../../ledger-work/run-work.adapter.ts';
import type { CsvHead, Reading } from '../../reading/bank-file.reader.ts';
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
    try {
      if (file.source === 'document') await this.readDocument(file);
      else await this.readUpload(file);
    } catch (error) {
      if (!(error instanceof WorkEnded) || file.tries < mostTries) throw error;
      const common = { ...withoutHead, source: file.source, rows: batchOf(null) };
      await this.readings.run(file, { ...common, ...refuse('READING_FAILED') });
    }
  }

  private async readUpload(file: BankFileRow): Promise<void> {
    const vault = await this.keys.vaultOf(this.dataSource.manager, file.userId);
    const { storage } = this.files;
    const sealed = new SealedFiles(storage, { key: vault.fileKey(file.id), mayBePlain: false });
    const key = bankFileKey(file.userId, file.id);
    await readBytes(await storage.size(key), async (work) => {
      for await (const bytes of (await sealed.get(key)) as AsyncIterable<Buffer>)
        await work.run('addBytes', bytes);
      const reading = await this.read(work, vault, file);
      const origin = { reader: work, rows: batchesOf(work, 'nextRows') };
      await this.readings.run(file, { ...reading, ...origin, headerKey: headerKeyOf(vault, reading.head) });
    });
  }

  /** Only the start of the file shows whether the owner confirmed its format before. */
  private async read(work: LedgerWork, vault: OwnerVault, file: BankFileRow): Promise<Reading> {
    const { mapping, userId } = file;
    const request = { mapping, today: this.clock.today() };
    const reading = await work.run('readFile', { ...request, remembered: null });
    if (mapping !== null || reading.head === null) return reading;
    const remembered = await this.recall(vault, userId, reading.head);
    return remembered === null ? reading : work.run('readFile', { ...request, remembered });
  }

  private async readDocument(file: BankFileRow): Promise<void> {
    const { userId, documentId, rowsKey } = file;
    if (documentId === null || rowsKey === null) return;
    const sealed = await this.files.of({ userId, documentId });
    const content = await buffer(await sealed.get(rowsKey));
    const rows = statementRows.parse(JSON.parse(content.toString()));
    const statement = readStatement(rows);
    const common = { ...withoutHead, source: 'document', rows: batchOf(statement) } as const;
    if (statement === null) await this.readings.run(file, { ...common, ...refuse('NO_ROWS') });
    else
      await this.readings.run(file, {
        ...{ ...common, state: 'read', file: statement },
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

const withoutHead = { head: null, mapping: null, isRemembered: false, headerKey: null } as const;

type Statement = NonNullable<ReturnType<typeof readStatement>>;

async function* batchOf(statement: Statement | null): AsyncGenerator<NewRow[]> {
  if (statement === null) return;
  const { rows, pages } = statement;
  yield await Promise.resolve(
    rows.map(({ day, cents, text, id, balance }, position) => ({
      ...{ position, day, cents, text, id, balance },
      page: pages[position] ?? null,
    })),
  );
}

/** Without a header, the number of columns identifies the format. */
function headerKeyOf(vault: OwnerVault, head: CsvHead | null): string | null {
  if (head === null) return null;
  const columns = head.sample[0]?.length ?? 0;
  return vault.tag(head.header.length > 0 ? JSON.stringify(head.header) : `${columns} columns`);
}
