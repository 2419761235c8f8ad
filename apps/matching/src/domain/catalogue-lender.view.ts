import type { CatalogueLender, LenderId } from '@groundwork/contracts';
import { programme, type ProgrammeFamily } from '@groundwork/engine-matching';
import { originOf, displayName } from './lender-origin.rules.ts';
import type { ListedProgramme } from './listed-programme.model.ts';

interface ViewContext {
  families: readonly ProgrammeFamily[];
  today: string;
}

export function catalogueLender(row: ListedProgramme, { families, today }: ViewContext): CatalogueLender {
  const stored = programme.parse(row.programme);
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
