import { Injectable } from '@nestjs/common';
import { type Acting, type ExportedPackage, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { KeyReceiver, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { allPages, pageFrom } from '../../archive/all-pages.reader.ts';
import type { ExportedFile, OwnerData } from '../../archive/owner-data.adapter.ts';

const pageLimit = 200;

/** Lender’s files with their links, visits and requests, and the ZIP of each version. */
@Injectable()
export class CollectPackages {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  async run(own: Acting): Promise<OwnerData> {
    const packages = await allPages((cursor) =>
      this.services.call(rpc.privacy.packages, { ...own, page: pageFrom(cursor) }),
    );
    const rows = await Promise.all(packages.map((each) => this.rowOf(own, each)));
    return { tables: { packages: rows }, files: packages.flatMap((each) => this.zipsOf(own, each)) };
  }

  private async rowOf({ userId }: Acting, { zips: _, ...exported }: ExportedPackage) {
    const visits = await allPages((cursor) =>
      this.services.call(rpc.privacy.packageVisits, {
        userId,
        packageId: exported.id,
        page: { limit: pageLimit, ...pageFrom(cursor) },
      }),
    );
    return { ...exported, visits };
  }

  private zipsOf({ userId }: Acting, { id: packageId, zips }: ExportedPackage): ExportedFile[] {
    return zips.map(({ version, storageKey }) => ({
      name: `packages/${packageId}-v${version}.zip`,
      open: async () => {
        const receiver = new KeyReceiver();
        const request = { userId, packageId, receiver: receiver.publicKey };
        const { key } = await this.services.call(rpc.sharing.fileKey, request);
        const sealing = { key: receiver.open(key, packageId), mayBePlain: false };
        return new SealedFiles(this.storage, sealing).get(storageKey);
      },
    }));
  }
}
