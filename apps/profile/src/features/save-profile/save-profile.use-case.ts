import { Injectable } from '@nestjs/common';
import {
  events,
  type FieldName,
  figuresOf,
  type ProfileChange,
  type ProfileInput,
  type ProfileReply,
  type ProfileValues,
  type UserId,
} from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { v7 as newId } from 'uuid';
import { profileChangeSchema } from '../../persistence/profile-change.schema.ts';
import { isSealed, ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../../domain/profile-reply.view.ts';
import { changedFields, mergeProfile } from '../../domain/merge-profile.rules.ts';

/** The history records that an encrypted field changed, without its values. */
function changeOf(
  field: FieldName,
  before: ProfileValues,
  after: ProfileValues,
): ProfileChange['fields'][number] {
  return isSealed(field) ? { field, from: null, to: null } : { field, from: before[field], to: after[field] };
}

@Injectable()
export class SaveProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId, input: ProfileInput): Promise<ProfileReply> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.profiles.findForUpdate(manager, userId);
      const values = mergeProfile(stored.values, input);
      const changed = changedFields(stored.values, values);
      if (changed.length > 0) {
        const version = stored.version + 1;
        const now = this.clock.now();
        await this.profiles.save(manager, userId, { ...stored, version, values }, now);
        await manager.insert(profileChangeSchema, {
          id: newId() as ProfileChange['id'],
          userId,
          at: now,
          changedBy: userId,
          fields: changed.map((field) => changeOf(field, stored.values, values)),
        });
        await appendToOutbox(manager, events.profileSaved, {
          aggregateId: userId,
          aggregateVersion: version,
          userId,
          data: { figures: figuresOf(values), changedFields: changed },
        });
      }
      return profileReplyOf(values);
    });
  }
}
