import { Injectable } from '@nestjs/common';
import {
  type Acting,
  packageFolder,
  type PackageFile,
  packageMemoKey,
  packagePageKey,
  packageZipKey,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { sealKey } from '@groundwork/platform-storage';
import { DataSource, type EntityManager } from 'typeorm';
import type { OwnPackage } from '../../domain/package.model.ts';
import { completeVersionOf } from '../../persistence/delivered-zip.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { builtVersionOf, packageOf, pagesOf } from '../../persistence/package.repository.ts';
import { packageNotReady, pageNotFound } from '../../sharing.errors.ts';

interface OwnFile extends OwnPackage {
  receiver: string;
}

@Injectable()
export class OpenPackageFile {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
  ) {}

  run(request: OwnFile & Acting, part: 'zip' | 'memo'): Promise<PackageFile> {
    const { userId, actorId, packageId } = request;
    return this.dataSource.transaction(async (manager) => {
      const row = await packageOf(manager, request);
      const built = await (part === 'zip' ? completeVersionOf : builtVersionOf)(manager, row);
      if (built.version !== row.version) throw packageNotReady();
      const folder = packageFolder(packageId, built.version);
      const subject = { type: 'package', id: packageId };
      const action = `package.${part}-downloaded`;
      await appendAudit(manager, { actor: actorId, action, subject, userId });
      const storageKey = part === 'zip' ? packageZipKey(folder) : packageMemoKey(folder);
      const name = part === 'zip' ? `package-${packageId}-v${built.version}.zip` : 'memo.pdf';
      return this.sealed(manager, request, storageKey, name);
    });
  }

  /** A drawn page of the latest version, also while it waits for the owner's look. */
  async page(request: OwnFile, itemId: string, page: number): Promise<PackageFile> {
    const { manager } = this.dataSource;
    const { version } = await packageOf(manager, request);
    const own = { ...request, version };
    const pages = await pagesOf(manager, own);
    const row = pages.find((each) => each.itemId === itemId && each.page === page);
    if (!row || row.state === 'due') throw pageNotFound();
    const storageKey = packagePageKey(packageFolder(request.packageId, version), itemId, page);
    return this.sealed(manager, request, storageKey, `${itemId}-${page}.jpg`);
  }

  private async sealed(
    manager: EntityManager,
    { userId, packageId, receiver }: OwnFile,
    storageKey: string,
    name: string,
  ): Promise<PackageFile> {
    const vault = await this.keys.vaultOf(manager, userId);
    return { packageId, storageKey, name, key: sealKey(receiver, packageId, vault.packageKey(packageId)) };
  }
}
