import { Injectable } from '@nestjs/common';
import type { StoredRequest } from '@groundwork/contracts';
import { tokenHash } from '@groundwork/platform-crypto';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import type { DocumentRequestRow } from '../../domain/document-request.model.ts';
import { toStoredRequest } from '../../domain/document-request.view.ts';
import { openDocumentRequestTexts } from '../../domain/sealed-place.rules.ts';
import { findRequestByToken } from '../../persistence/document-request.repository.ts';
import { OwnerKeys } from '../../persistence/owner-key.repository.ts';
import { admitToken, countWrongToken } from '../../persistence/wrong-token.repository.ts';
import { requestLinkNotValid } from '../../sharing.errors.ts';

export interface TokenCall {
  token: string;
  clientAddress?: string | undefined;
}

@Injectable()
export class OpenDocumentRequest {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  async run(call: TokenCall): Promise<StoredRequest> {
    const row = await this.rowOf(call);
    if (row.state === 'closed') throw requestLinkNotValid();
    const vault = await this.keys.vaultOf(this.dataSource.manager, row.userId);
    return toStoredRequest(row, openDocumentRequestTexts(vault, row));
  }

  /** A closed request is found, so that its answer names the reason. */
  async rowOf({ token, clientAddress }: TokenCall): Promise<DocumentRequestRow> {
    const now = this.clock.now();
    const row = await this.dataSource.transaction(async (manager) => {
      await admitToken(manager, { clientAddress, now });
      const match = await findRequestByToken(manager, tokenHash(token));
      if (!match) await countWrongToken(manager, { clientAddress, now });
      return match;
    });
    if (!row || row.expiresAt <= now) throw requestLinkNotValid();
    return row;
  }
}
