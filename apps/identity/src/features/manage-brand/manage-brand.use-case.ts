import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type Acting, type Brand, type BrandBody, brandLimits, isEntitled } from '@groundwork/contracts';
import { isUniqueViolation } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { brandNotFound, brandPlanNeeded, hostTaken } from '../../identity.errors.ts';
import {
  type BrandRow,
  brandView,
  deleteBrand,
  findBrand,
  releaseUnprovenHost,
  saveBrand,
} from '../../persistence/brand.repository.ts';
import type { PracticeRow } from '../../persistence/practice.repository.ts';
import { ConfirmReplyTo } from '../confirm-reply-to/confirm-reply-to.use-case.ts';
import type { ClientOrigin } from '../limit-attempts/limit-attempts.use-case.ts';
import { lockAsAdmin, type OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import { ProveHost } from '../prove-host/prove-host.query.ts';
import { announcePractice } from '../record-practice/record-practice.use-case.ts';

export type BrandChange = Acting & OfPractice & BrandBody & ClientOrigin;

type Change = (row: BrandRow, manager: EntityManager) => Promise<BrandRow> | BrandRow;

const noHost = { host: null, hostVerifiedAt: null };
const noReplies = {
  replyTo: null,
  replyToConfirmedAt: null,
  replyTokenHash: null,
  replyTokenExpiresAt: null,
};

const newBrand = ({ id, name }: PracticeRow): BrandRow => ({
  practiceId: id,
  name: name.slice(0, brandLimits.name),
  colors: { light: {}, dark: {} },
  logo: null,
  logoHash: null,
  ...noHost,
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

@Injectable()
export class ManageBrand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hosts: ProveHost,
    private readonly replies: ConfirmReplyTo,
    private readonly clock: Clock,
  ) {}

  async change(change: BrandChange): Promise<Brand> {
    const { host, practiceId, replyTo, clientAddress } = change;
    const before = await this.admit(change);
    if (host && this.hosts.isOwn(host)) throw hostTaken();
    const isNewHost = host !== undefined && host !== before?.host;
    const isProven = isNewHost && host !== null && (await this.hosts.isProven(host, practiceId));
    if (replyTo && replyTo !== before?.replyTo) await this.replies.requireTurn(clientAddress, replyTo);
    return this.save(change, 'practice.brand-changed', async (row, manager) => {
      const looks = withLooks(row, change);
      const hosted = isNewHost ? await this.withHost(manager, looks, { host, isProven }) : looks;
      return replyTo === undefined || replyTo === row.replyTo
        ? hosted
        : this.withReplyTo(manager, { ...hosted, ...noReplies }, { to: replyTo, by: change });
    });
  }

  async checkHost(of: Acting & OfPractice): Promise<Brand> {
    const { host = null } = (await this.admit(of)) ?? {};
    if (host === null) throw brandNotFound();
    const isProven = await this.hosts.isProven(host, of.practiceId);
    return this.save(of, 'practice.host-proven', (row) => {
      const isSame = row.host === host && row.hostVerifiedAt === null;
      return isProven && isSame ? { ...row, hostVerifiedAt: this.clock.now() } : row;
    });
  }

  setLogo({ png, ...of }: Acting & OfPractice & { png: string }): Promise<Brand> {
    const logo = Buffer.from(png, 'base64');
    const logoHash = createHash('sha256').update(logo).digest('hex');
    return this.save(of, 'practice.logo-changed', (row) => ({ ...row, logo, logoHash }));
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
      return findBrand(manager, of.practiceId);
    });
  }

  /** Without a change nothing is announced. */
  private async save(of: OfPractice, action: string, change: Change): Promise<Brand> {
    const saving = this.dataSource.transaction(async (manager) => {
      const practice = await lockAsAdmin(manager, of);
      requirePlan(practice);
      const before = await findBrand(manager, of.practiceId);
      const row = before ?? newBrand(practice);
      const after = await change(row, manager);
      if (before !== undefined && isDeepStrictEqual(before, after)) return before;
      await saveBrand(manager, after);
      await announcePractice(manager, practice, { actor: of.userId, action });
      return after;
    });
    const saved = await saving.catch((error: unknown) => {
      throw isUniqueViolation(error) ? hostTaken() : error;
    });
    return brandView(saved);
  }

  private async withHost(
    manager: EntityManager,
    row: BrandRow,
    { host, isProven }: { host: string | null; isProven: boolean },
  ): Promise<BrandRow> {
    if (host === null) return { ...row, ...noHost };
    if (isProven) await releaseUnprovenHost(manager, host, row.practiceId);
    return { ...row, host, hostVerifiedAt: isProven ? this.clock.now() : null };
  }

  private async withReplyTo(
    manager: EntityManager,
    row: BrandRow,
    { to, by }: { to: string | null; by: BrandChange },
  ): Promise<BrandRow> {
    if (to === null) return row;
    const link = await this.replies.sendLink(manager, { to, by: by.userId, name: row.name });
    return { ...row, replyTo: to, ...link };
  }
}

function requirePlan({ plan }: PracticeRow): void {
  if (!isEntitled(plan, 'whiteLabel')) throw brandPlanNeeded();
}
