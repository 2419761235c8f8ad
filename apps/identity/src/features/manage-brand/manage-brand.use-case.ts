import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type Brand,
  type BrandBody,
  brandNameOf,
  isEntitled,
  type PracticeId,
  type UserId,
} from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { brandNotFound, brandPlanNeeded, hostTaken } from '../../identity.errors.ts';
import {
  type BrandRow,
  brandView,
  deleteBrand,
  lockBrand,
  saveBrand,
} from '../../persistence/brand.repository.ts';
import { lockPractices, type PracticeRow } from '../../persistence/practice.repository.ts';
import { ConfirmReplyTo } from '../confirm-reply-to/confirm-reply-to.use-case.ts';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { lockAsAdmin, type OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import { ProveHost } from '../prove-host/prove-host.query.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';
import { ClaimHost } from '../claim-host/claim-host.use-case.ts';

export type BrandChange = Acting & OfPractice & BrandBody & ClientOrigin;

type Change = (row: BrandRow, manager: EntityManager) => Promise<BrandRow> | BrandRow;

interface Saving {
  action: string;
  change: Change;
  holder?: PracticeId | undefined;
}

const noReplies = {
  replyTo: null,
  replyToConfirmedAt: null,
  replyTokenHash: null,
  replyTokenExpiresAt: null,
};

const newBrand = ({ id, name }: PracticeRow): BrandRow => ({
  practiceId: id,
  name: brandNameOf(name),
  colors: { light: {}, dark: {} },
  logo: null,
  logoHash: null,
  host: null,
  hostVerifiedAt: null,
  ...noReplies,
});

function withLooks(row: BrandRow, { name, colors, logo }: BrandBody): BrandRow {
  return {
    ...row,
    ...(name !== undefined && { name }),
    ...(colors !== undefined && { colors }),
    ...(logo === null && { logo: null, logoHash: null }),
  };
}

const auditedFields = ['name', 'colors', 'logoHash', 'host', 'hostVerifiedAt', 'replyTo'] as const;

function detailsOf(before: BrandRow, after: BrandRow): Record<string, string> {
  const changed = auditedFields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return { fields: changed.join(', '), ...(after.host !== null && { host: after.host }) };
}

@Injectable()
export class ManageBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly claims: ClaimHost,
    private readonly hosts: ProveHost,
    private readonly replies: ConfirmReplyTo,
    private readonly clock: Clock,
  ) {}

  async change(change: BrandChange): Promise<Brand> {
    const { host, practiceId, replyTo, clientAddress } = change;
    const before = await this.admit(change);
    const claim = host === undefined ? null : await this.claims.look(practiceId, host, before?.host ?? null);
    if (replyTo && this.replies.needsLink(before, replyTo))
      await this.replies.requireTurn(clientAddress, replyTo);
    return this.save(change, {
      action: 'practice.brand-changed',
      holder: claim?.holder,
      change: async (row, manager) => {
        const looks = withLooks(row, change);
        const hosted = claim ? await this.claims.apply(manager, looks, claim) : looks;
        return replyTo === undefined
          ? hosted
          : this.withReplyTo(manager, hosted, { to: replyTo, by: change.userId });
      },
    });
  }

  async checkHost(of: Acting & OfPractice): Promise<Brand> {
    const { host = null } = (await this.admit(of)) ?? {};
    if (host === null) throw brandNotFound();
    const isProven = await this.hosts.isProven(host, of.practiceId);
    const change: Change = (row) => {
      const isSame = row.host === host && row.hostVerifiedAt === null;
      return isProven && isSame ? { ...row, hostVerifiedAt: this.clock.now() } : row;
    };
    return this.save(of, { action: 'practice.host-proven', change });
  }

  setLogo({ png, ...of }: Acting & OfPractice & { png: string }): Promise<Brand> {
    const logo = Buffer.from(png, 'base64');
    const logoHash = createHash('sha256').update(logo).digest('hex');
    const change: Change = (row) => ({ ...row, logo, logoHash });
    return this.save(of, { action: 'practice.logo-changed', change });
  }

  async remove(of: OfPractice): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const practice = await lockAsAdmin(manager, of);
      if (!(await deleteBrand(manager, of.practiceId))) return;
      await announcePractice(manager, practice, { actor: of.userId, action: 'practice.brand-removed' });
    });
  }

  admit(of: OfPractice): Promise<BrandRow | undefined> {
    return this.dataSource.transaction(async (manager) => {
      requirePlan(await lockAsAdmin(manager, of));
      return lockBrand(manager, of.practiceId);
    });
  }

  /** Without a change nothing is announced. */
  private async save(of: OfPractice, { action, change, holder }: Saving): Promise<Brand> {
    const saving = this.dataSource.transaction(async (manager) => {
      if (holder !== undefined) await lockPractices(manager, [of.practiceId, holder]);
      const practice = await lockAsAdmin(manager, of);
      requirePlan(practice);
      const before = await lockBrand(manager, of.practiceId);
      const row = before ?? newBrand(practice);
      const after = await change(row, manager);
      if (before !== undefined && isDeepStrictEqual(before, after)) return before;
      await saveBrand(manager, after);
      await announcePractice(manager, practice, { actor: of.userId, action, details: detailsOf(row, after) });
      return after;
    });
    const saved = await saving.catch((error: unknown) => {
      throw isUniqueViolation(error) ? hostTaken() : error;
    });
    return brandView(saved);
  }

  private async withReplyTo(
    manager: EntityManager,
    row: BrandRow,
    { to, by }: { to: string | null; by: UserId },
  ): Promise<BrandRow> {
    if (to === null) return { ...row, ...noReplies };
    if (!this.replies.needsLink(row, to)) return row;
    const link = await this.replies.sendLink(manager, { to, by, name: row.name });
    return { ...row, ...noReplies, replyTo: to, ...link };
  }
}

function requirePlan({ plan }: PracticeRow): void {
  if (!isEntitled(plan, 'whiteLabel')) throw brandPlanNeeded();
}
