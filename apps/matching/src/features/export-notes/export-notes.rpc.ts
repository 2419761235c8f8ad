import { Controller } from '@nestjs/common';
import { rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExportNotes, type Note } from './export-notes.query.ts';

@Controller()
export class ExportNotesRpc {
  constructor(private readonly exportNotes: ExportNotes) {}

  @Rpc(rpc.privacy.lenderNotes)
  answer(request: { userId: UserId }): Promise<Note[]> {
    return this.exportNotes.run(request);
  }
}
