import { Injectable } from '@nestjs/common';
import type { Acting, ProfileFigure, ProfileInput } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { isUndoable } from '../../domain/figure.view.ts';
import type { FigureChoiceRow } from '../../domain/figure-choice.model.ts';
import { isFigure } from '../../domain/owner-figures.rules.ts';
import { figureChoiceSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { figureNotFound, undoExpired } from '../../profile.errors.ts';
import { RecordDecision } from '../record-decision/record-decision.use-case.ts';

interface LastDecision {
  readonly field?: string | undefined;
}

/** The choices of the last decision, or the one of a field. */
function undoneAmong(rows: readonly FigureChoiceRow[], field: string | undefined): FigureChoiceRow[] {
  if (field !== undefined) return rows.filter((row) => row.field === field);
  const [last] = rows.toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime());
  return rows.filter(({ decision }) => decision === last?.decision);
}

const restored = (row: FigureChoiceRow): FigureChoiceRow => ({
  ...row,
  settlement: row.before?.settlement ?? null,
  reason: null,
  before: null,
});

function answersBefore(undone: readonly FigureChoiceRow[]): ProfileInput {
  const typed = undone.filter(({ before }) => before?.answer !== undefined);
  return Object.fromEntries(typed.map(({ field, before }) => [field, before?.answer ?? null]));
}

@Injectable()
export class UndoFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly decisions: RecordDecision,
    private readonly clock: Clock,
  ) {}

  run(acting: Acting, last: LastDecision): Promise<ProfileFigure[]> {
    return this.dataSource.transaction((manager) => this.undo(manager, acting, last));
  }

  async undo(manager: EntityManager, acting: Acting, { field }: LastDecision): Promise<ProfileFigure[]> {
    if (field !== undefined && !isFigure(field)) throw figureNotFound(field);
    const { userId } = acting;
    await this.profiles.lock(manager, userId);
    const rows = await manager.findBy(figureChoiceSchema, { userId });
    const undoable = rows.filter((row) => isUndoable(row, this.clock.now()));
    const undone = undoneAmong(undoable, field);
    if (undone.length === 0) throw undoExpired();
    const typed = answersBefore(undone);
    const decision = { action: 'profile.figures-undone', rows: undone.map(restored), typed } as const;
    return this.decisions.run(manager, acting, decision);
  }
}
