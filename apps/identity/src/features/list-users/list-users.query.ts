import { Injectable } from '@nestjs/common';
import type { Page, UserId, UserQuery, UserSummary } from '@groundwork/contracts';
import { containing } from '@groundwork/platform-database';
import { DataSource, In, LessThan, Like } from 'typeorm';
import { userSchema, userSummary } from '../../persistence/user.schema.ts';

export interface UserName {
  id: UserId;
  name: string;
}

@Injectable()
export class ListUsers {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids contain the time, so their order is the order of the sign-ups. */
  async run({ search, limit = 50, cursor }: UserQuery): Promise<Page<UserSummary>> {
    const rows = await this.dataSource.manager.find(userSchema, {
      where: {
        ...(search && { email: Like(containing(search)) }),
        ...(cursor && { id: LessThan(cursor as UserId) }),
      },
      order: { id: 'desc' },
      take: limit + 1,
    });
    const items = rows.slice(0, limit).map(userSummary);
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  async names({ userIds }: { userIds: UserId[] }): Promise<{ names: UserName[] }> {
    const rows = await this.dataSource.manager.findBy(userSchema, { id: In(userIds) });
    return { names: rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })) };
  }
}
