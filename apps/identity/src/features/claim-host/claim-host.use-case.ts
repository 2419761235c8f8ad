import { isEntitled, type PracticeId } from '@groundwork/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { hostTaken } from '../../identity.errors.ts';
import { type BrandRow, holderOf, releaseHost } from '../../persistence/brand.repository.ts';
import { findPractice } from '../../persistence/practice.repository.ts';
import { ProveHost } from '../prove-host/prove-host.query.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

export interface Claim {
  readonly host: string | null;
  readonly isProven: boolean;
  readonly holder?: PracticeId;
  readonly isHolderProven?: boolean;
}

/** A host is of the practice that proves it: a claim, or a proof that is gone, gives way. */
@Injectable()
export class ClaimHost {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hosts: ProveHost,
    private readonly clock: Clock,
  ) {}

  async look(practice: PracticeId, host: string | null, before: string | null): Promise<Claim> {
    if (host === null || host === before) return { host, isProven: false };
    if (this.hosts.isOwn(host)) throw hostTaken();
    const holder = await holderOf(this.dataSource.manager, host);
    if (holder === undefined) return { host, isProven: await this.hosts.isProven(host, practice) };
    const proven = await this.hosts.provenAmong(host, [practice, holder]);
    return { host, isProven: proven.has(practice), holder, isHolderProven: proven.has(holder) };
  }

  async apply(manager: EntityManager, row: BrandRow, claim: Claim): Promise<BrandRow> {
    const { host, isProven } = claim;
    if (host === row.host) return row;
    if (host === null) return { ...row, host, hostVerifiedAt: null };
    if (isProven) await this.release(manager, host, claim);
    return { ...row, host, hostVerifiedAt: isProven ? this.clock.now() : null };
  }

  private async release(manager: EntityManager, host: string, claim: Claim): Promise<void> {
    const practice = claim.holder && (await findPractice(manager, claim.holder));
    if (!practice) return;
    const isHeld = claim.isHolderProven === true && isEntitled(practice.plan, 'whiteLabel');
    if (!(await releaseHost(manager, practice.id, { host, evenIfProven: !isHeld }))) return;
    const action = 'practice.host-released';
    await announcePractice(manager, practice, { actor: 'system', action, details: { host } });
  }
}
