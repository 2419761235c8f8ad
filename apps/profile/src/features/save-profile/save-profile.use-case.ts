import { Injectable } from '@nestjs/common';
import {
  answeredFigures,
  events,
  type FieldName,
  figuresOf,
  type ProfileChange,
  type ProfileInput,
  type ProfileReply,
  type UserId,
} from '@groundwork/contracts';
import { type FigureValues, refusedFigures } from '@groundwork/engine-evidence';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { FigureRepository } from '../../persistence/figure.repository.ts';
import { profileChangeSchema } from '../../persistence/profile-change.schema.ts';
import { isSealed, ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';
import { impossible, profileChanged } from '../../profile.errors.ts';
import { PublishFigures } from '../publish-figures/publish-figures.use-case.ts';
import { answerOf, type Answers, changedFields, mergeProfile } from '../../domain/merge-profile.rules.ts';

/** The history records that an encrypted field changed, without its values. */
function changeOf(field: FieldName, before: Answers, after: Answers): ProfileChange['fields'][number] {
  return isSealed(field)
    ? { field, from: null, to: null }
    : { field, from: answerOf(before, field), to: answerOf(after, field) };
}

/** A stored value that was possible once stays. */
function refuseImpossible(changed: readonly FieldName[], { values }: Answers): void {
  const edit = Object.fromEntries(changed.map((field) => [field, values[field]]));
  const refused = refusedFigures(edit as FigureValues, values as FigureValues);
  if (refused.length > 0) throw impossible(refused);
}

@Injectable()
export class SaveProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly publish: PublishFigures,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId, input: ProfileInput, expectedVersion?: number): Promise<ProfileReply> {
    return this.dataSource.transaction(async (manager) => {
      await this.save(manager, userId, input, expectedVersion);
      return this.reply(manager, userId);
    });
  }

  async reply(manager: EntityManager, userId: UserId): Promise<ProfileReply> {
    const stored = await this.profiles.find(manager, userId);
    return profileReplyOf(stored, stored.version, await this.figures.provenance(manager, userId));
  }

  async save(
    manager: EntityManager,
    userId: UserId,
    input: ProfileInput,
    expectedVersion?: number,
  ): Promise<void> {
    const stored = await this.profiles.findForUpdate(manager, userId);
    const merged = mergeProfile(stored, input);
    const changed = changedFields(stored, merged);
    if (changed.length === 0) return;
    if (![undefined, stored.version].includes(expectedVersion)) throw profileChanged(changed);
    refuseImpossible(changed, merged);
    const version = stored.version + 1;
    const now = this.clock.now();
    await this.profiles.save(manager, userId, { ...stored, ...merged, version }, now);
    await this.figures.endChoices(manager, userId, changed);
    await manager.insert(profileChangeSchema, {
      id: newId() as ProfileChange['id'],
      userId,
      at: now,
      changedBy: userId,
      fields: changed.map((field) => changeOf(field, stored, merged)),
    });
    await appendToOutbox(manager, events.profileSaved, {
      aggregateId: userId,
      aggregateVersion: version,
      userId,
      data: {
        figures: figuresOf(merged.values),
        changedFields: changed,
        answered: answeredFigures(merged.values, merged.confirmed),
      },
    });
    await this.publish.run(manager, userId, 'profile');
  }
}
