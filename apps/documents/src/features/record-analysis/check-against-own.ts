import type { AnalysisResult } from '@groundwork/contracts';
import { checkOwner, fraudScoreOf, highestFirst, type OwnersDocument } from '@groundwork/engine-documents';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { type DocumentRow, documentSchema } from '../../persistence/document.schema.ts';
import { ownerSchema } from '../../persistence/owner.schema.ts';

/** The newest are compared; a year of statements of several accounts is less. */
const mostOthers = 200;

const asKnown = (
  row: Pick<DocumentRow, 'classification' | 'sha256' | 'figuresHash' | 'extracted'>,
): OwnersDocument => ({
  subcategory: row.classification?.subcategory ?? null,
  sha256: row.sha256,
  figuresHash: row.figuresHash,
  extracted: row.extracted,
});

/** The owner's other documents, and nobody else's, with what the reader found in this one. */
export async function checkAgainstOwn(
  manager: EntityManager,
  row: DocumentRow,
  result: AnalysisResult,
): Promise<AnalysisResult> {
  if (result.outcome !== 'analysed' || result.classification === null) return result;
  const others = await manager.find(documentSchema, {
    where: {
      userId: row.userId,
      id: Not(row.id),
      status: In(['processed', 'verified']),
      deletedAt: IsNull(),
    },
    order: { createdAt: 'desc' },
    take: mostOthers,
  });
  const owner = await manager.findOneBy(ownerSchema, { userId: row.userId });
  const { classification, extracted, figuresHash = null } = result;
  const mine = asKnown({ classification, sha256: row.sha256, figuresHash, extracted });
  const found = checkOwner(mine, others.map(asKnown), owner?.figures ?? {});
  if (found.length === 0) return result;
  const signals = highestFirst([...result.signals, ...found]);
  return { ...result, signals, fraudScore: Math.max(result.fraudScore, fraudScoreOf(signals)) };
}
