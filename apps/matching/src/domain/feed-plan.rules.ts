import { type CriteriaFinding, type FeedId, type FeedPlan, importId } from '@groundwork/contracts';
import {
  type CriteriaDocument,
  isExpired,
  type Program,
  program as programSchema,
} from '@groundwork/engine-matching';
import { comparePrograms, mostListed } from './import-plan.rules.ts';
import type { ListedProgram } from './listed-program.model.ts';

export interface PlannedFeed extends Pick<FeedPlan, 'active' | 'remaining' | 'held'> {
  changes: { programme: Program; active: boolean }[];
  counts: Pick<FeedPlan, 'added' | 'changed' | 'unchanged' | 'absent' | 'changes' | 'leaving'>;
}

const startOf = (slug: string): string => `${slug}.`;

export const isOfFeed = (id: string, slug: string): boolean => id.startsWith(startOf(slug));

interface Planned {
  slug: string;
  document: CriteriaDocument;
}

function* programsOf(
  { slug, document: { publisher, programs } }: Planned,
  rowOf: (id: string) => number,
  today: string,
): Generator<void, Program[]> {
  const source = `${publisher.name}, ${publisher.website}`;
  const parsed: Program[] = [];
  for (const program of programs) {
    yield;
    const id = `${startOf(slug)}${program.id}`;
    const own = {
      id,
      rowNumber: rowOf(id),
      archetype: 'feed',
      source,
      sourceDate: program.verifiedOn,
      active: !isExpired(program.verifiedOn, today),
    };
    parsed.push(programSchema.parse({ subtype: null, requiredDocuments: {}, ...program, ...own }));
  }
  return parsed;
}

function rowNumbers(catalog: readonly ListedProgram[]): (id: string) => number {
  const rows = new Map(catalog.map(({ id, rowNumber }) => [id, rowNumber]));
  let last = catalog.reduce((most, { rowNumber }) => Math.max(most, rowNumber), 0);
  return (id) => rows.get(id) ?? (last += 1);
}

export function* planFeed(
  planned: Planned,
  catalog: readonly ListedProgram[],
  today: string,
): Generator<void, PlannedFeed> {
  const current = new Map(catalog.filter(({ id }) => isOfFeed(id, planned.slug)).map((row) => [row.id, row]));
  const programs = yield* programsOf(planned, rowNumbers(catalog), today);
  const { added, changed, unchanged, changes } = yield* comparePrograms(programs, current);
  const listed = new Map(programs.map(({ id, active }) => [id, active]));
  const active = [...current.values()].filter((row) => row.active);
  const leaving = active.filter(({ id }) => !listed.has(id));
  const remaining = active.filter(({ id }) => listed.get(id) === true).length;
  return {
    active: active.length,
    remaining,
    held: remaining * 2 < active.length,
    changes: [
      ...[...added, ...changed].map((program) => ({ programme: program, active: program.active })),
      ...leaving.map(({ programme: program }) => ({ programme: program, active: false })),
    ],
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged,
      absent: leaving.length,
      changes: changes.slice(0, mostListed),
      leaving: leaving.slice(0, mostListed).map(({ id, programme: { name } }) => ({ id, name })),
    },
  };
}

export const feedPlanView = (
  feedId: FeedId,
  { planVersion, warnings, document }: Planned & { planVersion: number; warnings: CriteriaFinding[] },
  { counts, active, remaining, held }: PlannedFeed,
): FeedPlan => ({
  id: importId.parse(feedId),
  rows: document.programs.length,
  ...counts,
  errorCount: 0,
  errors: [],
  planVersion,
  warnings,
  active,
  remaining,
  held,
});
