import { Injectable } from '@nestjs/common';
import {
  type BuildFailure,
  type BuildStep,
  type BuiltPackage,
  type DrawnPage,
  type EnclosedFile,
  events,
  leastRecognition,
  livePackageProgressed,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { appendToOutbox, LivePublisher } from '@groundwork/platform-messaging';
import { sealKey } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { fill } from '@groundwork/wording';
import { DataSource, type EntityManager } from 'typeorm';
import { assembleStep, itemTitle, pagesStep } from '../../domain/build-step.view.ts';
import { manifestOf } from '../../domain/manifest.view.ts';
import type { OwnVersion, VersionRow } from '../../domain/package.model.ts';
import { openContent, versionRowName } from '../../domain/sealed-place.rules.ts';
import { SigningKeys } from '../../domain/signing-keys.rules.ts';
import { storeKeyDay } from '../../persistence/key-days.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { buildingVersion, isGone, itemsOf, pagesOf } from '../../persistence/package.repository.ts';
import {
  storeBuiltVersion,
  storePage,
  storeProgress,
  storeVersion,
} from '../../persistence/work.repository.ts';
import { FillForms } from '../fill-forms/fill-forms.use-case.ts';
import { packageNotFound } from '../../sharing.errors.ts';
import { reasons } from '../../sharing.wording.ts';

interface SealedKeys {
  key: string;
  numbers: string;
}

/** Each call of a worker. A call for a version that is not in work changes nothing. */
@Injectable()
export class CarryOutBuild {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly signing: SigningKeys,
    private readonly filling: FillForms,
    private readonly live: LivePublisher,
    private readonly clock: Clock,
  ) {}

  async nextStep(own: OwnVersion): Promise<BuildStep> {
    const { manager } = this.dataSource;
    const row = await buildingVersion(manager, own);
    if (!row) return { kind: 'end', isGone: await isGone(manager, own) };
    const items = await itemsOf(manager, own);
    const pages = await pagesOf(manager, own);
    const due = pagesStep(items, pages);
    if (due) return due;
    if (pages.some(({ state }) => state === 'check')) {
      await this.end(own, { state: 'needs_check' });
      return { kind: 'end', isGone: false };
    }
    const vault = await this.keys.vaultOf(manager, own.userId);
    const content = openContent(vault, row);
    const filled = await this.filling.run(own, content, vault.packageKey(own.packageId));
    return assembleStep(content, filled, items, pages);
  }

  async sealedKeys(own: OwnVersion, receiver: string): Promise<SealedKeys> {
    const { manager } = this.dataSource;
    const row = await buildingVersion(manager, own);
    if (!row?.sealedNumbers) throw packageNotFound();
    const vault = await this.keys.vaultOf(manager, own.userId);
    const numbers: unknown = vault.open(
      'package_versions',
      'sealed_numbers',
      versionRowName(own),
      row.sealedNumbers,
    );
    return {
      key: sealKey(receiver, own.packageId, vault.packageKey(own.packageId)),
      numbers: sealKey(receiver, `${own.packageId} numbers`, Buffer.from(JSON.stringify(numbers))),
    };
  }

  /** False if nothing more of this version is needed. */
  recordPage(own: OwnVersion, { itemId, page, recognition }: DrawnPage): Promise<boolean> {
    return this.changeInWork(own, async (manager) => {
      const to = recognition < leastRecognition ? 'check' : 'drawn';
      if (await storePage(manager, own, { itemId, page, from: 'due', to }))
        await storeProgress(manager, own, this.clock.now());
    });
  }

  async seal(
    own: OwnVersion,
    files: readonly EnclosedFile[],
  ): Promise<{ manifest: string; signature: string }> {
    return this.dataSource.transaction(async (manager) => {
      const row = await buildingVersion(manager, own);
      if (!row) throw packageNotFound();
      const vault = await this.keys.vaultOf(manager, own.userId);
      const { business, recipient } = openContent(vault, row);
      const manifest = manifestOf({ row, business, recipient, files });
      const signature = this.signing.sign(manifest);
      await storeVersion(manager, own, { manifest, signature });
      await storeKeyDay(manager, signature.keyId, row.frozenAt);
      return { manifest, signature: JSON.stringify(signature, null, 2) };
    });
  }

  async recordBuild(own: OwnVersion, { bytes, memoPages }: BuiltPackage): Promise<void> {
    await this.changeInWork(own, async (manager, { total }) => {
      await storeBuiltVersion(manager, own);
      const built = {
        state: 'ready',
        done: total,
        bytes: String(bytes),
        memoPages,
        sealedNumbers: null,
      } as const;
      await this.endIn(manager, own, { ...built, progressedAt: this.clock.now() });
      const subject = { type: 'package', id: own.packageId };
      const details = { version: own.version };
      await appendAudit(manager, {
        actor: 'system',
        action: 'package.built',
        subject,
        userId: own.userId,
        details,
      });
    });
  }

  async failBuild(own: OwnVersion, { itemId, cause }: BuildFailure): Promise<void> {
    const items = await itemsOf(this.dataSource.manager, own);
    const item = items.find(({ id }) => id === itemId);
    await this.fail(own, fill(reasons[cause], { document: item ? itemTitle(item) : reasons.package }));
  }

  fail(own: OwnVersion, reason: string): Promise<void> {
    return this.end(own, { state: 'failed', reason, sealedNumbers: null });
  }

  private async end(own: OwnVersion, change: Partial<VersionRow>): Promise<void> {
    await this.changeInWork(own, (manager) => this.endIn(manager, own, change));
  }

  private async endIn(manager: EntityManager, own: OwnVersion, change: Partial<VersionRow>): Promise<void> {
    await storeVersion(manager, own, change);
    const { userId, packageId, version } = own;
    await appendToOutbox(manager, events.packageBuilt, {
      userId,
      aggregateId: packageId,
      aggregateVersion: version,
      data: { packageId, version, state: change.state ?? 'building' },
    });
  }

  private async changeInWork(
    own: OwnVersion,
    change: (manager: EntityManager, row: VersionRow) => Promise<void>,
  ): Promise<boolean> {
    const isInWork = await this.dataSource.transaction(async (manager) => {
      const row = await buildingVersion(manager, own);
      if (row) await change(manager, row);
      return row !== null;
    });
    this.live.publish(livePackageProgressed, own.userId, { packageId: own.packageId });
    return isInWork;
  }
}
