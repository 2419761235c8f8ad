import { Injectable } from '@nestjs/common';
import { type CsvMappingBody, events, type ReadingCost, type UserId } from '@groundwork/contracts';
import { refuse } from '@groundwork/engine-cashflow';
import { countCost } from '@groundwork/platform-erasure';
import { ReadingGivenUp, ReadingTries, triesInTable } from '@groundwork/platform-file-reader';
import { DocumentFiles, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { BankFileRow, NewRow } from '../../domain/bank-file.model.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { OwnerKeys, type OwnerVault } from '../../persistence/owner-key.repository.ts';
import { BankFileReaders } from '../../ledger-work/bank-file-readers.adapter.ts';
import { type BankFileWork, batchesOf } from '../../ledger-work/ledger-work.port.ts';
import type { CsvHead, Reading } from '../../reading/bank-file.reader.ts';
import { StoreReading } from '../store-reading/store-reading.use-case.ts';

@Injectable()
export class ReadBankFile {
  private readonly tries = new ReadingTries();

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: DocumentFiles,
    private readonly keys: OwnerKeys,
    private readonly readings: StoreReading,
    private readonly readers: BankFileReaders,
    private readonly clock: Clock,
  ) {}

  async run(file: BankFileRow, signal: AbortSignal): Promise<void> {
    const { id, userId: owner, tries } = file;
    const counted = { event: events.bankFileReadingEnded, file: id, owner, tries };
    try {
      await this.tries.count(triesInTable(this.dataSource, 'bank_files', file), () =>
        countCost(this.dataSource, counted, (cost) => this.read(file, signal, cost)),
      );
    } catch (error) {
      if (!(error instanceof ReadingGivenUp)) throw error;
      await this.giveUp(file);
    }
  }

  giveUp(file: BankFileRow): Promise<void> {
    return this.readings.run(file, { ...withoutHead, ...refuse('READING_FAILED'), source: file.source });
  }

  private async read(file: BankFileRow, signal: AbortSignal, cost: ReadingCost): Promise<void> {
    const { files, key } = await this.contentOf(file);
    const job = async (work: BankFileWork): Promise<void> => {
      for await (const bytes of (await files.get(key)) as AsyncIterable<Buffer>)
        await work.run('addBytes', bytes);
      await (file.source === 'document'
        ? this.storeStatement(file, work, cost)
        : this.storeFile(file, work, cost));
    };
    const size = await files.size(key);
    await this.readers.readFile(size, job, { owner: file.userId, signal, cost });
  }

  private async contentOf(file: BankFileRow): Promise<{ files: SealedFiles; key: string }> {
    const { id, userId, documentId, rowsKey } = file;
    if (documentId !== null && rowsKey !== null)
      return { files: await this.files.of({ userId, documentId }), key: rowsKey };
    const vault = await this.keys.vaultOf(this.dataSource.manager, userId);
    const files = new SealedFiles(this.files.storage, { key: vault.fileKey(id), mayBePlain: false });
    return { files, key: bankFileKey(userId, id) };
  }

  private async storeFile(file: BankFileRow, work: BankFileWork, cost: ReadingCost): Promise<void> {
    const vault = await this.keys.vaultOf(this.dataSource.manager, file.userId);
    const reading = await this.readFile(work, vault, file);
    const headerKey = headerKeyOf(vault, reading.head);
    await this.readings.run(file, { ...reading, reader: work, rows: countRows(work, cost), headerKey });
  }

  private async storeStatement(file: BankFileRow, work: BankFileWork, cost: ReadingCost): Promise<void> {
    const reading = await work.run('readStatement', undefined);
    const rows = countRows(work, cost);
    await this.readings.run(file, { ...withoutHead, ...reading, source: 'document', rows });
  }

  /** Only the start of the file shows whether the owner confirmed its format before. */
  private async readFile(work: BankFileWork, vault: OwnerVault, file: BankFileRow): Promise<Reading> {
    const { mapping, userId } = file;
    const request = { mapping, today: this.clock.today() };
    const reading = await work.run('readFile', { ...request, remembered: null });
    if (mapping !== null || reading.head === null) return reading;
    const remembered = await this.recall(vault, userId, reading.head);
    return remembered === null ? reading : work.run('readFile', { ...request, remembered });
  }

  private async recall(vault: OwnerVault, userId: UserId, head: CsvHead): Promise<CsvMappingBody | null> {
    const [row]: { mapping: CsvMappingBody }[] = await this.dataSource.query(
      'select mapping from csv_mappings where user_id = $1 and header_key = $2',
      [userId, headerKeyOf(vault, head)],
    );
    return row?.mapping ?? null;
  }
}

const withoutHead = {
  head: null,
  mapping: null,
  isRemembered: false,
  transactions: null,
  headerKey: null,
} as const;

async function* countRows(work: BankFileWork, cost: ReadingCost): AsyncGenerator<readonly NewRow[]> {
  for await (const rows of batchesOf(() => work.run('nextRows', undefined))) {
    cost.rows += rows.length;
    yield rows;
  }
}

/** Without a header, the number of columns identifies the format. */
function headerKeyOf(vault: OwnerVault, head: CsvHead | null): string | null {
  if (head === null) return null;
  const columns = head.sample[0]?.length ?? 0;
  return vault.tag(head.header.length > 0 ? JSON.stringify(head.header) : `${columns} columns`);
}
