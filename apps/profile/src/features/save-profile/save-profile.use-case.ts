import { Injectable } from '@nestjs/common';
import { events, figuresOf, type ProfileInput, type ProfileReply, type UserId } from '@groundwork/contracts';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { profileReplyOf } from '../get-profile/profile-reply.ts';
import { changedFields, mergeProfile } from './merge-profile.ts';

@Injectable()
export class SaveProfile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
  ) {}

  async run(userId: UserId, input: ProfileInput): Promise<ProfileReply> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.profiles.findForUpdate(manager, userId);
      const values = mergeProfile(stored.values, input);
      const changed = changedFields(stored.values, values);
      if (changed.length > 0) {
        const version = stored.version + 1;
        await this.profiles.save(manager, userId, { ...stored, version, values });
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
