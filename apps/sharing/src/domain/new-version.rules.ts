import { type Acting, type PackageChoice, type PackageId, type PackageItemId } from '@groundwork/contracts';
import { v7 as newId } from 'uuid';
import type { FiledDocument, FrozenFacts } from './frozen.model.ts';
import { missingOf } from './frozen-content.view.ts';
import type { ItemRow, PackageRow, PageRow, StoredChoice, VersionRow } from './package.model.ts';

export interface VersionPlan {
  readonly acting: Acting;
  readonly choice: PackageChoice;
  readonly facts: FrozenFacts;
  readonly documents: readonly FiledDocument[];
  readonly packageId: PackageId;
  readonly version: number;
  readonly now: Date;
  readonly traceparent: string;
}

type SealedParts = Pick<VersionRow, 'sealedContent' | 'sealedNumbers'>;

interface NewVersion {
  readonly version: VersionRow;
  readonly items: readonly ItemRow[];
  readonly pages: readonly PageRow[];
}

const numbersUpTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

function itemsOf({ acting: { userId }, packageId, version, documents }: VersionPlan): ItemRow[] {
  return documents.map((document, at) => ({
    id: newId() as PackageItemId,
    userId,
    packageId,
    version,
    place: at + 1,
    documentId: document.documentId,
    documentVersion: document.version,
    file: { ...document.file, before: document.before },
    kind: document.kind,
    period: document.period,
    masked: !document.isOriginal,
    state: 'unchanged',
    stateAt: null,
  }));
}

export function newVersionOf(plan: VersionPlan, sealed: SealedParts): NewVersion {
  const { acting, choice, facts, documents, packageId, version, now, traceparent } = plan;
  const { userId } = acting;
  const items = itemsOf(plan);
  const pages = items.flatMap(({ id }, at) =>
    numbersUpTo(documents[at]?.pages ?? 0).map((page): PageRow => {
      return { itemId: id, userId, packageId, version, page, state: 'due' };
    }),
  );
  const { stated, proven } = facts.score.result;
  const row: VersionRow = {
    packageId,
    userId,
    version,
    state: 'building',
    done: 0,
    total: pages.length + 1,
    reason: null,
    ...sealed,
    parts: choice.parts,
    opened: choice.open,
    originals: choice.originals,
    missing: missingOf(facts, choice),
    stated: stated.totalScore,
    proven: proven?.totalScore ?? null,
    rulesVersion: stated.rulesVersion,
    frozenAt: now,
    progressedAt: now,
    memoPages: 0,
    bytes: null,
    manifest: null,
    signature: null,
    isOutdated: false,
    traceparent,
  };
  return { version: row, items, pages };
}

export function newPackageOf(
  { acting, choice, packageId, now }: VersionPlan,
  sealedTexts: string,
): PackageRow {
  const { title: _, lenderName: __, note: ___, ...stored } = choice;
  return {
    id: packageId,
    userId: acting.userId,
    actorId: acting.actorId,
    sealedTexts,
    choice: stored satisfies StoredChoice,
    version: 1,
    builtVersion: null,
    createdAt: now,
    withdrawnAt: null,
  };
}
