import { Injectable } from '@nestjs/common';
import { events, type ShareSession, type VisitId } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import type { DomainError } from '@groundwork/platform-errors';
import { appendToOutbox } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { mostTries, mostWrongCodes, networkOfAddress, sessionHours } from '../../domain/code.rules.ts';
import type { LinkRow, SessionRow } from '../../domain/link.model.ts';
import { countWrongTry, endCode, openCode } from '../../persistence/code.repository.ts';
import { lockLink } from '../../persistence/link.repository.ts';
import { linkSchema, sessionSchema } from '../../persistence/link.schema.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { addVisit } from '../../persistence/visit.repository.ts';
import { codeWrong, linkGone, linkLocked } from '../../sharing.errors.ts';
import { OpenLink } from '../open-link/open-link.query.ts';

interface Attempt {
  token: string;
  code: string;
  clientAddress?: string | undefined;
}

const hourMs = 3_600_000;

@Injectable()
export class BeginSession {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: OpenLink,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  /** A wrong try is committed before its error is thrown. The locked row makes tries one by one over all replicas. */
  async run(attempt: Attempt): Promise<ShareSession> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      const { userId, id } = await this.links.linkOf(manager, attempt.token);
      const link = await lockLink(manager, { userId, linkId: id });
      if (link.revokedAt !== null) return linkGone();
      if (link.lockedAt !== null) return linkLocked();
      return this.judge(manager, link, attempt);
    });
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }

  private async judge(
    manager: EntityManager,
    link: LinkRow,
    { code, clientAddress }: Attempt,
  ): Promise<ShareSession | DomainError> {
    const now = this.clock.now();
    const vault = await this.keys.vaultOf(manager, link.userId);
    const open = await openCode(manager, link, now);
    if (!open) return this.countWrong(manager, link, 0);
    if (vault.codeTag(open.id, code) !== open.tag) {
      await countWrongTry(manager, link.userId, open.id);
      return this.countWrong(manager, link, mostTries - open.wrongTries - 1);
    }
    await endCode(manager, link.userId, open.id, now);
    return this.begin(manager, link, networkOfAddress(clientAddress));
  }

  private async countWrong(manager: EntityManager, link: LinkRow, left: number): Promise<DomainError> {
    const { id, userId, packageId } = link;
    const wrongCodes = link.wrongCodes + 1;
    const isLast = wrongCodes >= mostWrongCodes;
    const lockedAt = isLast ? this.clock.now() : null;
    await manager.update(linkSchema, { userId, id }, { wrongCodes, lockedAt });
    if (!isLast) return codeWrong(left);
    await appendToOutbox(manager, events.linkLocked, {
      userId,
      aggregateId: id,
      aggregateVersion: Math.floor(this.clock.now().getTime() / 1000),
      data: { packageId, linkId: id },
    });
    return linkLocked();
  }

  private async begin(manager: EntityManager, link: LinkRow, network: string | null): Promise<ShareSession> {
    const now = this.clock.now();
    const session = newToken();
    const { id: linkId, userId, packageId } = link;
    const row: SessionRow = {
      hash: tokenHash(session),
      userId,
      linkId,
      packageId,
      visitId: newId() as VisitId,
      expiresAt: new Date(now.getTime() + sessionHours * hourMs),
    };
    await manager.insert(sessionSchema, row);
    await manager.update(linkSchema, { userId, id: linkId }, { lastVisitAt: now });
    await addVisit(manager, row, { now, network });
    await appendToOutbox(manager, events.packageViewed, {
      userId,
      aggregateId: row.visitId,
      aggregateVersion: 1,
      data: { packageId, linkId },
    });
    return { session, expiresAt: row.expiresAt.toISOString() };
  }
}
