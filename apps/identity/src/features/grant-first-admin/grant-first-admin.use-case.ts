import { Injectable } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailLinks } from '../../persistence/email-link.repository.ts';
import { claimFirstAdmin, findFirstAdmin } from '../../persistence/first-admin.repository.ts';
import { MailQueue } from '../../persistence/mail-queue.repository.ts';
import { type UserRow, userSchema } from '../../persistence/user.schema.ts';
import { assignRole } from '../assign-role/assign-role.use-case.ts';
import { FirstAdmin } from '../../domain/first-admin.model.ts';

@Injectable()
export class GrantFirstAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firstAdmin: FirstAdmin,
    private readonly links: EmailLinks,
    private readonly mail: MailQueue,
  ) {}

  async run(): Promise<void> {
    if (this.firstAdmin.email === '') return;
    await this.dataSource.transaction(async (manager) => {
      const where = { email: this.firstAdmin.email };
      const user = await manager.findOne(userSchema, {
        where,
        lock: { mode: 'pessimistic_write' },
      });
      if (user) await this.grantOnce(manager, user);
    });
    const { holderId = null, role = null } = (await findFirstAdmin(this.dataSource.manager)) ?? {};
    log().info({ userId: holderId, role }, 'The first admin, granted once');
  }

  /** Also after a sign-up and after a mailed link was opened. */
  async grantOnce(manager: EntityManager, user: UserRow): Promise<UserRow> {
    if (!this.firstAdmin.is(user.email) || (await findFirstAdmin(manager))) return user;
    if (this.mail.isConfigured && !user.emailVerifiedAt) {
      await this.links.send(manager, user.id, user.email);
      return user;
    }
    if (!(await claimFirstAdmin(manager, user.id)) || user.role === 'admin') return user;
    return assignRole(manager, user, { role: 'admin', actor: 'system' });
  }
}
