import type { CatalogLender, LenderId } from '@groundwork/contracts';
import { program, type ProgramFamily } from '@groundwork/engine-matching';
import { originOf, displayName } from './lender-origin.rules.ts';
import type { ListedProgram } from './listed-program.model.ts';

interface ViewContext {
  families: readonly ProgramFamily[];
  today: string;
}

export function catalogLender(row: ListedProgram, { families, today }: ViewContext): CatalogLender {
  const stored = program.parse(row.programme);
  return {
    id: row.id as LenderId,
    name: displayName(stored),
    type: stored.type,
    active: row.active,
    version: row.version,
    source: stored.source,
    sourceDate: stored.sourceDate,
    ...originOf(stored, families, { sample: row.sample, today }),
  };
}
