import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type ExportedPackage,
  packageFolder,
  type PackageId,
  packageZipKey,
  type Page,
  type PageQuery,
  type UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { foreignCursor } from '@groundwork/platform-errors';
import { pageThatFits } from '@groundwork/platform-messaging';
import { sealKey } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { toLinkView } from '../../domain/link.view.ts';
import type { OwnPackage, PackageRow } from '../../domain/package.model.ts';
import { openRecipient, openTexts } from '../../domain/sealed-place.rules.ts';
import { toShareConsent } from '../../domain/share-consent.view.ts';
import { consentsBefore } from '../../persistence/consent.repository.ts';
import { linksOf } from '../../persistence/link.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { allPackagesBefore, packageOf, versionsOf } from '../../persistence/package.repository.ts';
import { PackageViews } from '../../persistence/package-view.repository.ts';
import { ListRequests } from '../list-requests/list-requests.query.ts';

/** The links and requests of one file are a large part of a message. */
const mostAtOnce = 5;

@Injectable()
export class ExportPackages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly views: PackageViews,
    private readonly requests: ListRequests,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  async run({ userId, actorId }: Acting, { cursor }: PageQuery): Promise<Page<ExportedPackage>> {
    const { manager } = this.dataSource;
    if (cursor !== undefined && !isUuid(cursor)) throw foreignCursor();
    if (cursor === undefined) {
      const subject = { type: 'packages', id: userId };
      await appendAudit(manager, { actor: actorId, action: 'packages.exported', subject, userId });
    }
    const rows = await allPackagesBefore(manager, userId, { before: cursor, limit: mostAtOnce + 1 });
    return pageThatFits(await Promise.all(rows.map((row) => this.exported(manager, row))), mostAtOnce);
  }

  async key({ userId, packageId }: OwnPackage, receiver: string): Promise<{ key: string }> {
    const { manager } = this.dataSource;
    await packageOf(manager, { userId, packageId });
    const vault = await this.keys.vaultOf(manager, userId);
    return { key: sealKey(receiver, packageId, vault.packageKey(packageId)) };
  }

  private async exported(manager: EntityManager, row: PackageRow): Promise<ExportedPackage> {
    const { userId, id } = row;
    const vault = await this.keys.vaultOf(manager, userId);
    const { title } = openTexts(vault, row);
    const isOpen = row.withdrawnAt === null;
    const [file = null] = isOpen ? await this.views.of(manager, userId, [row]) : [];
    const links = await linksOf(manager, userId, id);
    const consents = await consentsBefore(manager, { userId, packageId: id });
    return {
      id,
      title,
      createdAt: row.createdAt.toISOString(),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
      file,
      links: links.map((link) => toLinkView(link, openRecipient(vault, link), this.clock.now())),
      requests: await this.requests.all(manager, { userId, packageId: id }),
      consents: consents.map((consent) => toShareConsent(consent, title)),
      zips: isOpen ? await zipsOf(manager, userId, id) : [],
    };
  }
}

async function zipsOf(
  manager: EntityManager,
  userId: UserId,
  packageId: PackageId,
): Promise<ExportedPackage['zips']> {
  const versions = await versionsOf(manager, userId, [packageId]);
  return versions
    .filter(({ state }) => state === 'ready')
    .map(({ version }) => ({ version, storageKey: packageZipKey(packageFolder(packageId, version)) }));
}
