import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  actingForSelf,
  type BankFileId,
  type DemoChapter,
  type DemoOwner,
  type UserId,
} from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { createStorage, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import type { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { mostRowsInCall } from '../domain/bank-file.model.ts';
import { newBankFile } from '../domain/new-bank-file.rules.ts';
import { bankFileKey } from '../domain/storage-key.rules.ts';
import { ApplyBankFile } from '../features/apply-bank-file/apply-bank-file.use-case.ts';
import { ApplyPlan } from '../features/apply-plan/apply-plan.use-case.ts';
import { PlanBankFile } from '../features/plan-bank-file/plan-bank-file.use-case.ts';
import { RecomputeLedger } from '../features/recompute-ledger/recompute-ledger.use-case.ts';
import { StoreReading } from '../features/store-reading/store-reading.use-case.ts';
import { seeded } from '../ledger.wording.ts';
import { batchesOf } from '../ledger-work/ledger-work.port.ts';
import { bankFileSteps } from '../reading/bank-file-steps.reader.ts';
import { bankFileSchema, ledgerAccountSchema } from './bank-file.schema.ts';
import { FileViews } from './file-view.repository.ts';
import { addAccount } from './ledger-account.repository.ts';
import { OwnerKeys } from './owner-key.repository.ts';

type DemoBankFile = NonNullable<DemoChapter['bankFile']>;

class ImportClock extends Clock {
  constructor(private readonly at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }
}

class DemoImports {
  private readonly keys: OwnerKeys;
  private readonly storage;

  constructor(
    private readonly dataSource: DataSource,
    private readonly userId: UserId,
    { fieldKeys, storageUrl }: DemoOwner,
  ) {
    this.keys = new OwnerKeys(new FieldCipher(fieldKeys));
    this.storage = createStorage(storageUrl);
  }

  async run(at: Date, demo: DemoBankFile): Promise<void> {
    const { userId, dataSource, keys } = this;
    const fileId = await this.store(at, demo);
    const clock = new ImportClock(at);
    const plans = new PlanBankFile(keys);
    const views = new FileViews(keys);
    const applyPlan = new ApplyPlan(plans, new RecomputeLedger(keys), keys, clock);
    const imports = new ApplyBankFile(dataSource, plans, applyPlan, views, mostRowsInCall);
    const readings = new StoreReading(dataSource, keys, plans, applyPlan);
    const file = await dataSource.manager.findOneByOrFail(bankFileSchema, { id: fileId });
    const bytes = Buffer.from(demo.content);
    const { mapping } = demo;
    const request = { mapping, remembered: mapping, today: clock.today() };
    const steps = bankFileSteps();
    steps.addBytes(bytes);
    const reading = await steps.readFile(request);
    const rows = batchesOf(async () => steps.nextRows());
    await readings.run(file, { ...reading, rows, headerKey: null });
    const { planVersion } = await dataSource.manager.findOneByOrFail(bankFileSchema, { id: fileId });
    await imports.run({ ...actingForSelf(userId), fileId, planVersion, decisions: {} });
  }

  private async store(at: Date, { name, account, mapping, content }: DemoBankFile): Promise<BankFileId> {
    const { userId } = this;
    const { manager } = this.dataSource;
    const { id: accountId } = await addAccount(manager, userId, account, at);
    const fileId = newId({ msecs: at.getTime() }) as BankFileId;
    const bytes = Buffer.from(content);
    const incomingKey = bankFileKey(userId, fileId);
    const upload = {
      ...actingForSelf(userId),
      fileId,
      accountId,
      name,
      incomingKey,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    const vault = await this.keys.vaultOf(manager, userId);
    const files = new SealedFiles(this.storage, { key: vault.fileKey(fileId), mayBePlain: false });
    await files.put(incomingKey, Readable.from([bytes]));
    await manager.insert(bankFileSchema, { ...newBankFile(upload, at), mapping, stored: true });
    return fileId;
  }
}

/** A second start does not repeat the import: the accounts exist already. */
export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, chapters } = demoOwner;
  if (await dataSource.manager.existsBy(ledgerAccountSchema, { userId })) return undefined;
  const imports = new DemoImports(dataSource, userId, demoOwner);
  for (const { at, bankFile } of chapters) if (bankFile) await imports.run(at, bankFile);
  return seeded;
}
