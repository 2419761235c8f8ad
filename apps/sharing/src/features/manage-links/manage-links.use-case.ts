import { Inject, Injectable } from '@nestjs/common';
import {
  type Acting,
  type ChangeLinkBody,
  type LinkId,
  type NewPackageLink,
  type PackageId,
  type PackageLink,
  type PackageLinkBody,
  packageLimits,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { type LinkRow, linkStateOf } from '../../domain/link.model.ts';
import { toLinkView } from '../../domain/link.view.ts';
import { expiryOf } from '../../domain/link-expiry.rules.ts';
import type { OwnPackage } from '../../domain/package.model.ts';
import { openRecipient } from '../../domain/sealed-place.rules.ts';
import { SITE_ORIGIN } from '../../domain/site-address.model.ts';
import { linksOf, lockLink } from '../../persistence/link.repository.ts';
import { linkSchema } from '../../persistence/link.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { lockOwner, packageOf } from '../../persistence/package.repository.ts';
import { linkRevoked, tooManyLinks } from '../../sharing.errors.ts';
import { revokeLink } from '../revoke-links/revoke-links.use-case.ts';

type Change = (manager: EntityManager, row: LinkRow, now: Date) => Promise<Partial<LinkRow>>;

@Injectable()
export class ManageLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    @Inject(SITE_ORIGIN) private readonly origin: string,
    private readonly clock: Clock,
  ) {}

  async list(own: OwnPackage): Promise<PackageLink[]> {
    const { manager } = this.dataSource;
    await packageOf(manager, own);
    const rows = await linksOf(manager, own.userId, own.packageId);
    return Promise.all(rows.map((row) => this.viewOf(manager, row)));
  }

  /** Only this reply contains the token: the table has its digest. */
  add(acting: Acting, packageId: PackageId, body: PackageLinkBody): Promise<NewPackageLink> {
    const { userId, actorId } = acting;
    const now = this.clock.now();
    const token = newToken();
    return this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, userId);
      await packageOf(manager, { userId, packageId });
      const links = await linksOf(manager, userId, packageId);
      const open = links.filter((link) => ['active', 'locked'].includes(linkStateOf(link, now)));
      if (open.length >= packageLimits.links) throw tooManyLinks();
      const { name, email, organization, mode } = body;
      const id = newId() as LinkId;
      const vault = await this.keys.vaultOf(manager, userId);
      const row: LinkRow = {
        id,
        userId,
        packageId,
        tokenHash: tokenHash(token),
        sealedRecipient: vault.seal('links', 'sealed_recipient', id, { name, email, organization }),
        mode,
        expiresAt: expiryOf(body.expiresAt, now),
        createdAt: now,
        revokedAt: null,
        lockedAt: null,
        wrongCodes: 0,
        lastVisitAt: null,
      };
      await manager.insert(linkSchema, row);
      await record(manager, row, actorId, 'package.link-made');
      return { link: await this.viewOf(manager, row), url: `${this.origin}/s#${token}` };
    });
  }

  change(acting: Acting, linkId: LinkId, { expiresAt, mode }: ChangeLinkBody): Promise<PackageLink> {
    return this.withLink(acting, linkId, async (manager, row, now) => {
      await record(manager, row, acting.actorId, 'package.link-changed');
      return {
        ...(mode && { mode }),
        ...(expiresAt !== undefined && { expiresAt: expiryOf(expiresAt, now) }),
      };
    });
  }

  unlock(acting: Acting, linkId: LinkId): Promise<PackageLink> {
    return this.withLink(acting, linkId, async (manager, row) => {
      await record(manager, row, acting.actorId, 'package.link-unlocked');
      return { lockedAt: null, wrongCodes: 0 };
    });
  }

  /** A second revocation changes nothing. */
  revoke({ userId, actorId }: Acting, linkId: LinkId): Promise<PackageLink> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const row = await lockLink(manager, { userId, linkId });
      if (row.revokedAt === null) await revokeLink(manager, row, { actor: actorId, now });
      return this.viewOf(manager, { ...row, revokedAt: row.revokedAt ?? now });
    });
  }

  private withLink({ userId }: Acting, linkId: LinkId, change: Change): Promise<PackageLink> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lockLink(manager, { userId, linkId });
      if (row.revokedAt !== null) throw linkRevoked();
      const changed = await change(manager, row, this.clock.now());
      await manager.update(linkSchema, { userId, id: linkId }, changed);
      return this.viewOf(manager, { ...row, ...changed });
    });
  }

  private async viewOf(manager: EntityManager, row: LinkRow): Promise<PackageLink> {
    const vault = await this.keys.vaultOf(manager, row.userId);
    return toLinkView(row, openRecipient(vault, row), this.clock.now());
  }
}

async function record(
  manager: EntityManager,
  { id, userId }: LinkRow,
  actor: string,
  action: string,
): Promise<void> {
  await appendAudit(manager, { actor, action, subject: { type: 'package-link', id }, userId });
}
