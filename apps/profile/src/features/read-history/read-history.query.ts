import { Injectable } from '@nestjs/common';
import type { Page, PageQuery, ProfileChange, UserId } from '@groundwork/contracts';
import { pageThatFits } from '@groundwork/platform-messaging';
import { DataSource, LessThan } from 'typeorm';
import { profileChange, profileChangeSchema } from '../../persistence/profile-change.schema.ts';

const defaultLimit = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Injectable()
export class ReadHistory {
  constructor(private readonly dataSource: DataSource) {}

  async run({ userId, page }: { userId: UserId; page: PageQuery }): Promise<Page<ProfileChange>> {
    const { limit = defaultLimit, cursor } = page;
    if (cursor !== undefined && !uuid.test(cursor)) return { items: [], nextCursor: null };
    const rows = await this.dataSource.manager.find(profileChangeSchema, {
      where: { userId, ...(cursor && { id: LessThan(cursor as ProfileChange['id']) }) },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageThatFits(rows.map(profileChange), limit);
  }
}
