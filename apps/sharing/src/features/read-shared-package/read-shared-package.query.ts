import { Injectable } from '@nestjs/common';
import type { EnclosedScore, PackageFile, SharedPackage } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { sealKey } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type LinkRow, linkStateOf, type SessionRow } from '../../domain/link.model.ts';
import type { PackageRow } from '../../domain/package.model.ts';
import { openContent, openRecipient, openTexts } from '../../domain/sealed-place.rules.ts';
import { dayOfState, pageKeyOf, toSharedPackage, watermarkOf } from '../../domain/shared-package.view.ts';
import { findSession } from '../../persistence/link.repository.ts';
import { linkSchema } from '../../persistence/link.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { builtVersionOf, itemsOf, pagesOf } from '../../persistence/package.repository.ts';
import { packageSchema } from '../../persistence/package.schema.ts';
import { itemRemoved, linkGone, pageNotFound, sessionEnded } from '../../sharing.errors.ts';

interface Admitted {
  session: SessionRow;
  link: LinkRow;
  row: PackageRow;
}

interface PageRequest {
  receiver: string;
  itemId: string;
  page: number;
}

@Injectable()
export class ReadSharedPackage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  async run(session: string): Promise<SharedPackage> {
    const { manager } = this.dataSource;
    const { link, row } = await this.admit(manager, session);
    const version = await builtVersionOf(manager, row);
    const vault = await this.keys.vaultOf(manager, row.userId);
    return toSharedPackage({
      link,
      version,
      title: openTexts(vault, row).title,
      business: openContent(vault, version).business,
      items: await itemsOf(manager, version),
      pages: await pagesOf(manager, version),
    });
  }

  async page(
    session: string,
    { receiver, itemId, page }: PageRequest,
  ): Promise<PackageFile & { watermark: string }> {
    const { manager } = this.dataSource;
    const { link, row } = await this.admit(manager, session);
    const version = await builtVersionOf(manager, row);
    const item = (await itemsOf(manager, version)).find(({ id }) => id === itemId);
    if (item?.state === 'removed') throw itemRemoved(dayOfState(item));
    const storageKey = pageKeyOf({ version, pages: await pagesOf(manager, version) }, itemId, page);
    if (storageKey === undefined) throw pageNotFound();
    const vault = await this.keys.vaultOf(manager, row.userId);
    const { email } = openRecipient(vault, link);
    return {
      packageId: row.id,
      storageKey,
      name: `${itemId}-${page}.png`,
      key: sealKey(receiver, row.id, vault.packageKey(row.id)),
      watermark: watermarkOf(email, link.id, this.clock.now()),
    };
  }

  async score(session: string): Promise<EnclosedScore> {
    const { manager } = this.dataSource;
    const { row } = await this.admit(manager, session);
    const version = await builtVersionOf(manager, row);
    if (!version.parts.includes('score')) throw pageNotFound();
    return openContent(await this.keys.vaultOf(manager, row.userId), version).score;
  }

  /** Reads the link and the package each time: a revocation counts for the next answer. */
  async admit(manager: EntityManager, token: string): Promise<Admitted> {
    const session = await findSession(manager, tokenHash(token));
    if (!session) throw linkGone();
    const admitted = await this.admitTo(manager, session);
    if (session.expiresAt <= this.clock.now()) throw sessionEnded();
    return { session, ...admitted };
  }

  async admitTo(
    manager: EntityManager,
    { userId, linkId, packageId }: Pick<SessionRow, 'userId' | 'linkId' | 'packageId'>,
  ): Promise<Omit<Admitted, 'session'>> {
    const link = await manager.findOneBy(linkSchema, { userId, id: linkId });
    const row = await manager.findOneBy(packageSchema, { userId, id: packageId });
    if (!link || row?.withdrawnAt !== null) throw linkGone();
    if (['revoked', 'expired'].includes(linkStateOf(link, this.clock.now()))) throw linkGone();
    return { link, row };
  }
}
