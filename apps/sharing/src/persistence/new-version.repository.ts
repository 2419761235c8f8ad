import { Inject, Injectable } from '@nestjs/common';
import { type PackageTexts } from '../domain/package.model.ts';
import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { frozenContentOf } from '../domain/frozen-content.view.ts';
import { numbersToCover } from '../domain/masked-numbers.rules.ts';
import { newPackageOf, newVersionOf, type VersionPlan } from '../domain/new-version.rules.ts';
import { versionRowName } from '../domain/sealed-place.rules.ts';
import { SITE_ORIGIN } from '../domain/site-address.model.ts';
import { OwnerKeys, type OwnerVault } from './owner-key.repository.ts';
import { itemSchema, packageSchema, pageSchema, versionSchema } from './package.schema.ts';

const insertedAtOnce = 200;

const textsOf = ({ choice: { title, lenderName, note } }: VersionPlan): PackageTexts => ({
  title,
  lenderName,
  note,
});

@Injectable()
export class NewVersions {
  constructor(
    private readonly keys: OwnerKeys,
    @Inject(SITE_ORIGIN) private readonly origin: string,
  ) {}

  async addPackage(manager: EntityManager, plan: VersionPlan): Promise<void> {
    const vault = await this.keys.vaultOf(manager, plan.acting.userId);
    const sealedTexts = vault.seal('packages', 'sealed_texts', plan.packageId, textsOf(plan));
    await manager.insert(packageSchema, newPackageOf(plan, sealedTexts));
    await this.addVersion(manager, plan, vault);
  }

  async addNext(manager: EntityManager, plan: VersionPlan): Promise<void> {
    const { acting, packageId, version } = plan;
    const vault = await this.keys.vaultOf(manager, acting.userId);
    const sealedTexts = vault.seal('packages', 'sealed_texts', packageId, textsOf(plan));
    const { choice } = newPackageOf(plan, sealedTexts);
    await manager.update(
      packageSchema,
      { userId: acting.userId, id: packageId },
      { version, sealedTexts, choice },
    );
    await this.addVersion(manager, plan, vault);
  }

  private async addVersion(manager: EntityManager, plan: VersionPlan, vault: OwnerVault): Promise<void> {
    const { choice, facts, packageId, version } = plan;
    const place = { packageId, version, verifyAddress: `${this.origin}/verify` };
    const seal = (column: string, content: unknown) =>
      vault.seal('package_versions', column, versionRowName(place), content);
    const rows = newVersionOf(plan, {
      sealedContent: seal('sealed_content', frozenContentOf(facts, choice, place)),
      sealedNumbers: seal('sealed_numbers', numbersToCover(facts.numbers, choice.open)),
    });
    await manager.insert(versionSchema, rows.version);
    await manager.insert(itemSchema, [...rows.items]);
    for (let at = 0; at < rows.pages.length; at += insertedAtOnce)
      await manager.insert(pageSchema, rows.pages.slice(at, at + insertedAtOnce));
    for (const what of [...choice.open, ...choice.originals.map((id) => `original:${id}`)])
      await this.addConsent(manager, plan, what);
  }

  private async addConsent(manager: EntityManager, plan: VersionPlan, what: string): Promise<void> {
    const { acting, choice, packageId, version, now } = plan;
    const { userId, actorId } = acting;
    await manager.query(
      `insert into share_consents (id, user_id, package_id, version, what, text_version, actor_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), userId, packageId, version, what, choice.consentText, actorId, now],
    );
    const subject = { type: 'package', id: packageId };
    await appendAudit(manager, {
      actor: actorId,
      action: 'package.number-opened',
      subject,
      userId,
      details: { what },
    });
  }
}
