import { Injectable } from '@nestjs/common';
import type { DownloadAddress } from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { deliveredVersionOf } from '../../persistence/delivered-zip.repository.ts';
import { replaceTicket } from '../../persistence/ticket.repository.ts';
import { ReadSharedPackage } from '../read-shared-package/read-shared-package.query.ts';

const ticketMs = 60_000;

@Injectable()
export class StartDownload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shared: ReadSharedPackage,
    private readonly clock: Clock,
  ) {}

  /** A browser downloads an address without headers, so a ticket stands for the session. */
  run(token: string): Promise<DownloadAddress> {
    const ticket = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + ticketMs);
    return this.dataSource.transaction(async (manager) => {
      const { session, ...admitted } = await this.shared.admit(manager, token);
      await deliveredVersionOf(manager, admitted);
      await replaceTicket(manager, { ...session, hash: tokenHash(ticket), expiresAt });
      return { url: `/api/shared/downloads/${ticket}` };
    });
  }
}
