import { Controller } from '@nestjs/common';
import { type ClientNote, type ClientNoteBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OfClient } from '../change-client/change-client.use-case.ts';
import { ManageClientNotes, type NotesCall, type OfNote } from './manage-client-notes.use-case.ts';

@Controller()
export class ManageClientNotesRpc {
  constructor(private readonly notes: ManageClientNotes) {}

  @Rpc(rpc.identity.clientNotes)
  list(request: NotesCall): Promise<ClientNote[]> {
    return this.notes.list(request);
  }

  @Rpc(rpc.identity.addClientNote)
  add(request: OfClient & ClientNoteBody): Promise<ClientNote> {
    return this.notes.add(request);
  }

  @Rpc(rpc.identity.changeClientNote)
  change(request: OfNote & ClientNoteBody): Promise<ClientNote> {
    return this.notes.change(request);
  }

  @Rpc(rpc.identity.deleteClientNote)
  delete(request: OfNote): Promise<Record<string, never>> {
    return this.notes.delete(request);
  }
}
