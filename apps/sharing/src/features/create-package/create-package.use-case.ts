import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type PackageChoice,
  type PackageId,
  packageLimits,
  type PackageView,
} from '@groundwork/contracts';
import { currentTraceparent } from '@groundwork/platform-observability';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { VersionPlan } from '../../domain/new-version.rules.ts';
import { NewVersions } from '../../persistence/new-version.repository.ts';
import { countPackages, lockOwner, packageOf } from '../../persistence/package.repository.ts';
import { tooManyPackages } from '../../sharing.errors.ts';
import { EnqueueBuild } from '../enqueue-build/enqueue-build.use-case.ts';
import { GatherFacts } from '../gather-facts/gather-facts.query.ts';
import { ListPackages } from '../list-packages/list-packages.query.ts';

interface NextVersion {
  readonly choice?: PackageChoice | undefined;
  /** Runs in the transaction of the version. */
  readonly also?: (manager: EntityManager) => Promise<void>;
}

@Injectable()
export class CreatePackage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gathering: GatherFacts,
    private readonly versions: NewVersions,
    private readonly packages: ListPackages,
    private readonly builds: EnqueueBuild,
    private readonly clock: Clock,
  ) {}

  async create(acting: Acting, choice: PackageChoice): Promise<PackageView> {
    const plan = await this.planOf(acting, choice, newId() as PackageId);
    await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, acting.userId);
      if ((await countPackages(manager, acting.userId)) >= packageLimits.packages) throw tooManyPackages();
      await this.versions.addPackage(manager, plan);
    });
    return this.begin(plan);
  }

  /** Without a new choice the version has the choice of the latest one. */
  async addVersion(
    acting: Acting,
    packageId: PackageId,
    { choice, also }: NextVersion = {},
  ): Promise<PackageView> {
    const own = { userId: acting.userId, packageId };
    const chosen = choice ?? (await this.packages.choice(own));
    const plan = await this.planOf(acting, chosen, packageId);
    const version = await this.dataSource.transaction(async (manager) => {
      await lockOwner(manager, acting.userId);
      const next = (await packageOf(manager, own)).version + 1;
      await this.versions.addNext(manager, { ...plan, version: next });
      await also?.(manager);
      return next;
    });
    return this.begin({ ...plan, version });
  }

  private async planOf(acting: Acting, choice: PackageChoice, packageId: PackageId): Promise<VersionPlan> {
    const facts = await this.gathering.run(acting, choice);
    const documents = await this.gathering.file(acting, facts.documents);
    const traceparent = currentTraceparent();
    return { acting, choice, facts, documents, packageId, version: 1, now: this.clock.now(), traceparent };
  }

  private async begin({
    acting: { userId },
    packageId,
    version,
    traceparent,
  }: VersionPlan): Promise<PackageView> {
    await this.builds.enqueue({ userId, packageId, version, traceparent });
    return this.packages.one({ userId, packageId });
  }
}
