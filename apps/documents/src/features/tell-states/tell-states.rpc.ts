import { Controller } from '@nestjs/common';
import { type DocumentStates, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { documentSchema, documentState } from '../../persistence/document.schema.ts';

@Controller()
export class TellStatesRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.documents.states)
  async answer({ userId }: { userId: UserId }): Promise<DocumentStates> {
    const rows = await this.dataSource.manager.findBy(documentSchema, { userId });
    return {
      documents: rows.map((row) => ({
        version: row.version,
        deleted: row.deletedAt !== null,
        state: documentState(row),
      })),
    };
  }
}
