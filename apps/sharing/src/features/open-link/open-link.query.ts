import { Injectable } from '@nestjs/common';
import type { OpenedLink } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type LinkRow, linkStateOf } from '../../domain/link.model.ts';
import { emailHint } from '../../domain/link.view.ts';
import { openRecipient } from '../../domain/sealed-place.rules.ts';
import { findByToken } from '../../persistence/link.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { packageSchema } from '../../persistence/package.schema.ts';
import { linkGone } from '../../sharing.errors.ts';

@Injectable()
export class OpenLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  async run(token: string): Promise<OpenedLink> {
    const { manager } = this.dataSource;
    const link = await this.linkOf(manager, token);
    const vault = await this.keys.vaultOf(manager, link.userId);
    const { email, organization } = openRecipient(vault, link);
    return { recipientHint: emailHint(email), organization, expiresAt: link.expiresAt.toISOString() };
  }

  /** Unknown, expired, revoked and withdrawn give the same answer. */
  async linkOf(manager: EntityManager, token: string): Promise<LinkRow> {
    const link = await findByToken(manager, tokenHash(token));
    if (!link || ['revoked', 'expired'].includes(linkStateOf(link, this.clock.now()))) throw linkGone();
    const { userId, packageId } = link;
    if (!(await manager.existsBy(packageSchema, { userId, id: packageId, withdrawnAt: IsNull() })))
      throw linkGone();
    return link;
  }
}
