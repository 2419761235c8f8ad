import {
  type Anchor,
  type AppliedFile,
  type BankFile,
  decidedRows,
  type DoubtDecision,
  type ImportPlan,
  ledgerRows,
  planImport,
} from '@groundwork/engine-cashflow';
import type { BankFileRow, PlanDoubt, StoredRow } from './bank-file.model.ts';
import { toPlan, toPlanDoubt } from './bank-file.view.ts';

export interface PlannedFile {
  source: string;
  skipped: BankFile['skipped'];
  covered: BankFile['covered'];
  anchors: readonly Anchor[];
}

interface AppliedRows {
  id: string;
  source: string;
  rows: readonly StoredRow[];
}

type AppliedRow = AppliedFile['rows'][number];

interface FilePlan {
  plan: NonNullable<BankFileRow['plan']>;
  doubts: PlanDoubt[];
}

interface DecidedPlan {
  rows: number;
  skipped: { position: number; sameAs: string }[];
}

export const mostDoubts = 300;

export function planSteps() {
  const rows: BankFile['rows'][number][] = [];
  const applied = new Map<string, AppliedFile & { rows: AppliedRow[] }>();

  const planOf = (planned: PlannedFile): { file: BankFile; plan: ImportPlan } => {
    const file = { ...planned, rows, account: null };
    return { file, plan: planImport(file, planned.source, ledgerRows([...applied.values()])) };
  };

  return {
    addPlannedRows(added: readonly Omit<StoredRow, 'listing'>[]): void {
      for (const { day, cents, text, id } of added)
        rows.push({ line: rows.length + 1, day, cents, text, balance: null, id });
    },

    addAppliedRows({ id, source, rows: added }: AppliedRows): void {
      const file = applied.get(id) ?? { id, source, rows: [] };
      for (const { day, cents, text, id: tag, sameAs } of added)
        file.rows.push({ day, cents, text, id: tag, sameAs });
      applied.set(id, file);
    },

    planFile(planned: PlannedFile): FilePlan {
      const { plan } = planOf(planned);
      return { plan: toPlan(plan), doubts: plan.doubts.slice(0, mostDoubts).map(toPlanDoubt) };
    },

    decideFile(request: {
      planned: PlannedFile;
      decisions: Readonly<Record<string, DoubtDecision>>;
    }): DecidedPlan {
      const { file, plan } = planOf(request.planned);
      return {
        rows: plan.rows,
        skipped: decidedRows(file, plan, request.decisions).flatMap(({ sameAs }, position) =>
          sameAs === undefined ? [] : [{ position, sameAs }],
        ),
      };
    },
  };
}
