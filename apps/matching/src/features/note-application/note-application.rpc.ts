import { Controller } from '@nestjs/common';
import { type LenderMatch, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type Note, NoteApplication } from './note-application.use-case.ts';

@Controller()
export class NoteApplicationRpc {
  constructor(private readonly noteApplication: NoteApplication) {}

  @Rpc(rpc.matching.note)
  answer(request: Note): Promise<LenderMatch> {
    return this.noteApplication.run(request);
  }
}
