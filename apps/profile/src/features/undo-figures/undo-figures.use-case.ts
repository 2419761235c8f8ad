import { Injectable } from '@nestjs/common';
import type { Acting, FieldName, ProfileFigure } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { isUndoable } from '../../domain/figure.view.ts';
import type { FigureChoiceRow } from '../../domain/figure-choice.model.ts';
import { figureChoiceSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { isFigure } from '../../domain/owner-figures.rules.ts';
import { figureNotFound, undoExpired } from '../../profile.errors.ts';
import { ListFigures } from '../list-figures/list-figures.query.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';

/** The choices of the last decision, or the one of a field. */
function undoneAmong(rows: readonly FigureChoiceRow[], field: string | undefined): FigureChoiceRow[] {
  if (field !== undefined) return rows.filter((row) => row.field === field);
  const [last] = rows.toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime());
  return rows.filter(({ decision }) => decision === last?.decision);
}

@Injectable()
export class UndoFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly saveProfile: SaveProfile,
    private readonly publish: PublishFigures,
    private readonly list: ListFigures,
    private readonly clock: Clock,
  ) {}

  async run(
    { userId, actorId }: Acting,
    { field }: { field?: string | undefined },
  ): Promise<ProfileFigure[]> {
    if (field !== undefined && !isFigure(field)) throw figureNotFound(field);
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const rows = await manager.findBy(figureChoiceSchema, { userId });
      const undoable = rows.filter((row) => isUndoable(row, this.clock.now()));
      const undone = undoneAmong(undoable, field);
      if (undone.length === 0) throw undoExpired();
      const restored = undone.map((row) => ({
        ...row,
        settlement: row.before?.settlement ?? null,
        before: null,
      }));
      await manager.upsert(figureChoiceSchema, restored, ['userId', 'field']);
      const typed = undone.filter(({ before }) => before?.answer !== undefined);
      const answers = Object.fromEntries(typed.map((row) => [row.field, row.before?.answer ?? null]));
      if (typed.length > 0) await this.saveProfile.save(manager, userId, answers);
      await this.publish.run(manager, userId);
      const fields = undone.map((row) => row.field);
      await appendAudit(manager, {
        actor: actorId,
        action: 'profile.figures-undone',
        subject: { type: 'profile', id: userId },
        userId,
        details: { fields },
      });
      const views = await this.list.views(manager, userId);
      return views.filter((view) => fields.includes(view.field as FieldName));
    });
  }
}
