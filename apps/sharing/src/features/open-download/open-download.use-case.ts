import { Injectable } from '@nestjs/common';
import { type LinkId, packageFolder, type PackageFile, packageZipKey } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { tokenHash } from '@groundwork/platform-crypto';
import { sealKey } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readerOf } from '../../domain/link.model.ts';
import { deliveredVersionOf } from '../../persistence/delivered-zip.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { takeTicket } from '../../persistence/ticket.repository.ts';
import { countDownload } from '../../persistence/visit.repository.ts';
import { downloadGone } from '../../sharing.errors.ts';
import { ReadSharedPackage } from '../read-shared-package/read-shared-package.query.ts';

interface TicketRequest {
  ticket: string;
  receiver: string;
}

@Injectable()
export class OpenDownload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shared: ReadSharedPackage,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  run({ ticket, receiver }: TicketRequest): Promise<PackageFile & { linkId: LinkId }> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const taken = await takeTicket(manager, tokenHash(ticket), now);
      if (!taken) throw downloadGone();
      const { userId, linkId, packageId } = taken;
      const { version } = await deliveredVersionOf(manager, await this.shared.admitTo(manager, taken));
      await countDownload(manager, taken, now);
      const subject = { type: 'package', id: packageId };
      const actor = readerOf(linkId);
      const details = { version };
      await appendAudit(manager, { actor, action: 'package.downloaded', subject, userId, details });
      const vault = await this.keys.vaultOf(manager, userId);
      return {
        packageId,
        linkId,
        storageKey: packageZipKey(packageFolder(packageId, version)),
        name: `package-${packageId}-v${version}.zip`,
        key: sealKey(receiver, packageId, vault.packageKey(packageId)),
      };
    });
  }
}
