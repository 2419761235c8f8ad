import { Injectable } from '@nestjs/common';
import type { Acting, ProfileFigure, ProfileInput } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import type { FigureChoiceRow } from '../../domain/figure-choice.model.ts';
import { figureChoiceSchema } from '../../persistence/figure.schema.ts';
import { ListFigures } from '../list-figures/list-figures.query.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';
import { SaveProfile } from '../save-profile/save-profile.use-case.ts';

interface Decision {
  readonly action: 'profile.figures-settled' | 'profile.figures-undone';
  readonly rows: readonly FigureChoiceRow[];
  /** What the decision changes in the profile: an own value is what the owner types. */
  readonly typed: ProfileInput;
}

/** Behind the lock of the owner. */
@Injectable()
export class RecordDecision {
  constructor(
    private readonly saveProfile: SaveProfile,
    private readonly publish: PublishFigures,
    private readonly list: ListFigures,
  ) {}

  async run(
    manager: EntityManager,
    { userId, actorId }: Acting,
    { action, rows, typed }: Decision,
  ): Promise<ProfileFigure[]> {
    if (Object.keys(typed).length > 0) await this.saveProfile.save(manager, userId, typed);
    await manager.upsert(figureChoiceSchema, [...rows], ['userId', 'field']);
    await this.publish.run(manager, userId, 'settled');
    const fields: readonly string[] = rows.map(({ field }) => field);
    const subject = { type: 'profile', id: userId };
    await appendAudit(manager, { actor: actorId, action, subject, userId, details: { fields } });
    const views = await this.list.views(manager, userId);
    return views.filter(({ field }) => fields.includes(field));
  }
}
