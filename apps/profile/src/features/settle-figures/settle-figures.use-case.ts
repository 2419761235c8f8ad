import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Acting, FieldName, FigureChoice, ProfileFigure, UserId } from '@groundwork/contracts';
import { type Figure, settle } from '@groundwork/engine-evidence';
import { appendAudit } from '@groundwork/platform-audit';
import { DataSource, type EntityManager } from 'typeorm';
import { answerOf } from '../../domain/merge-profile.rules.ts';
import type { FigureChoiceRow } from '../../domain/figure-choice.model.ts';
import { type FigureBook, FigureRepository } from '../../persistence/figure.repository.ts';
import { figureChoiceSchema } from '../../persistence/figure.schema.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { figureChanged, figureNotFound, sourceNotFound } from '../../profile.errors.ts';
import { ListFigures } from '../list-figures/list-figures.query.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';

function figureFor({ field, version }: FigureChoice, figures: readonly Figure[]): Figure {
  const figure = figures.find((each) => each.field === field);
  if (!figure) throw figureNotFound(field);
  if (version !== undefined && version !== figure.version) throw figureChanged(field);
  return figure;
}

@Injectable()
export class SettleFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly saveProfile: SaveProfile,
    private readonly publish: PublishFigures,
    private readonly list: ListFigures,
  ) {}

  /** One decision: a choice that is not possible prevents all. */
  async run({ userId, actorId }: Acting, choices: readonly FigureChoice[]): Promise<ProfileFigure[]> {
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, userId);
      const book = await this.figures.read(manager, userId);
      const rows = this.rowsOf(userId, choices, book);
      await manager.upsert(figureChoiceSchema, rows, ['userId', 'field']);
      await this.saveTyped(manager, userId, choices);
      await this.publish.run(manager, userId);
      const fields = rows.map(({ field }) => field);
      await appendAudit(manager, {
        actor: actorId,
        action: 'profile.figures-settled',
        subject: { type: 'profile', id: userId },
        userId,
        details: { fields },
      });
      const views = await this.list.views(manager, userId);
      return views.filter(({ field }) => fields.includes(field as FieldName));
    });
  }

  private rowsOf(
    userId: UserId,
    choices: readonly FigureChoice[],
    { figures, choices: decided, request, now: decidedAt }: FigureBook,
  ): FigureChoiceRow[] {
    const decision = randomUUID();
    return choices.map((choice) => {
      const field = choice.field as FieldName;
      const figure = figureFor(choice, figures);
      const own = { use: choice.use, ...(choice.value !== undefined && { value: choice.value }) };
      const settlement = settle(figure, own, request.today);
      if (settlement === null) throw sourceNotFound(field);
      const { value: _typed, ...stored } = settlement;
      const before = decided.find((row) => row.field === field)?.settlement ?? null;
      const answer = choice.value === undefined ? {} : { answer: answerOf(request.answers, field) };
      return {
        userId,
        field,
        settlement: stored,
        decision,
        decidedAt,
        before: { settlement: before, ...answer },
      };
    });
  }

  /** An own value is what the owner types, so the profile has it too. */
  private async saveTyped(
    manager: EntityManager,
    userId: UserId,
    choices: readonly FigureChoice[],
  ): Promise<void> {
    const typed = choices.filter(({ value }) => value !== undefined);
    if (typed.length === 0) return;
    const values = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
    const answered = typed.map(({ field }) => field as FieldName);
    await this.saveProfile.save(manager, userId, { ...values, answered });
  }
}
