import { Injectable } from '@nestjs/common';
import type { AdmittedBusiness, BusinessId, UserId } from '@groundwork/contracts';
import { inLane } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import {
  admittedView,
  heldGrant,
  type HeldRow,
  recordUse,
  roleOfUser,
  type WantedGrant,
} from '../../persistence/admission.repository.ts';
import { OpenMissingBusinesses } from '../open-missing-businesses/open-missing-businesses.use-case.ts';

export interface AdmitCall {
  userId: UserId;
  to?: BusinessId | undefined;
}

const useStepMs = 300_000;

@Injectable()
export class AdmitPerson {
  constructor(
    private readonly dataSource: DataSource,
    private readonly businesses: OpenMissingBusinesses,
    private readonly clock: Clock,
  ) {}

  run(request: AdmitCall): Promise<AdmittedBusiness | null> {
    return inLane('sessions', () => this.admit(request));
  }

  /** Staff of the operator work for no business but their own. */
  private async admit({ userId, to }: AdmitCall): Promise<AdmittedBusiness | null> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const role = await roleOfUser(manager, userId);
    if (role === undefined) return null;
    const wanted = { person: userId, now, to };
    const row = (await heldGrant(manager, wanted)) ?? (await this.openAndFind(wanted));
    if (!row || (role !== 'user' && row.role !== 'owner')) return null;
    const unusedMs = now.getTime() - (row.lastUsedAt?.getTime() ?? 0);
    if (unusedMs >= useStepMs) await recordUse(manager, row, now);
    return admittedView(row);
  }

  private async openAndFind(wanted: WantedGrant): Promise<HeldRow | undefined> {
    if ((await this.businesses.openSome(wanted.person)) === 0) return undefined;
    return heldGrant(this.dataSource.manager, wanted);
  }
}
