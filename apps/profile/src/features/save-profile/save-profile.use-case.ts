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
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { profileChangeSchema } from '../../persistence/profile-change.schema.ts';
import { isSealed, ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';
import { profileChanged } from '../../profile.errors.ts';
import { answerOf, type Answers, changedFields, mergeProfile } from '../../domain/merge-profile.rules.ts';

/** The history records that an encrypted field changed, without its values. */
function changeOf(field: FieldName, before: Answers, after: Answers): ProfileChange['fields'][number] {
  return isSealed(field)
    ? { field, from: null, to: null }
    : { field, from: answerOf(before, field), to: answerOf(after, field) };
}

@Injectable()
export class SaveProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId, input: ProfileInput, expectedVersion?: number): Promise<ProfileReply> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.profiles.findForUpdate(manager, userId);
      const merged = mergeProfile(stored, input);
      const changed = changedFields(stored, merged);
      const version = stored.version + (changed.length > 0 ? 1 : 0);
      if (changed.length > 0) {
        if (![undefined, stored.version].includes(expectedVersion)) throw profileChanged(changed);
        const now = this.clock.now();
        await this.profiles.save(manager, userId, { ...stored, ...merged, version }, now);
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
      }
      return profileReplyOf(merged, version);
    });
  }
}
