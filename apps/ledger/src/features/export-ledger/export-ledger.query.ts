import { Injectable } from '@nestjs/common';
import { type Acting, type ExportedLedger, plainWitness } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { toAccountView } from '../../domain/bank-file.view.ts';
import { bankFileKey } from '../../domain/storage-key.rules.ts';
import { accountsOf } from '../../persistence/bank-file.repository.ts';
import { bankFileSchema } from '../../persistence/bank-file.schema.ts';
import { readWitnesses } from '../../persistence/owner.repository.ts';

@Injectable()
export class ExportLedger {
  constructor(private readonly dataSource: DataSource) {}

  async run({ userId, actorId }: Acting): Promise<ExportedLedger> {
    const { manager } = this.dataSource;
    const subject = { type: 'bank-records', id: userId };
    await appendAudit(manager, { actor: actorId, action: 'bank-records.exported', subject, userId });
    return {
      accounts: (await accountsOf(manager, userId)).map(toAccountView),
      files: await filesOf(manager, userId),
      corrections: await correctionsOf(manager, userId),
      witnesses: (await readWitnesses(manager, userId)).flatMap((each) => plainWitness(each) ?? []),
    };
  }
}

async function filesOf(manager: EntityManager, userId: Acting['userId']): Promise<ExportedLedger['files']> {
  const files = await manager.find(bankFileSchema, {
    where: { userId, state: Not('deleted') },
    order: { id: 'asc' },
  });
  return files.map(({ id, source, name, state, stored, createdAt, appliedAt }) => ({
    id,
    source,
    name,
    state,
    storageKey: stored && source !== 'document' ? bankFileKey(userId, id) : null,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  }));
}

type Corrections = ExportedLedger['corrections'];

async function correctionsOf(manager: EntityManager, userId: Acting['userId']): Promise<Corrections> {
  const rows: (Omit<Corrections[number], 'at'> & { at: Date })[] = await manager.query(
    `select row_id as "rowId", class, actor_id as "actorId", at from row_corrections
     where user_id = $1 order by at, row_id`,
    [userId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
