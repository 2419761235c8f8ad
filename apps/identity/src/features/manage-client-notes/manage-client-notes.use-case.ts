import { Injectable } from '@nestjs/common';
import {
  type BusinessId,
  type ClientNote,
  type ClientNoteBody,
  clientNoteId,
  type ClientNoteId,
  peopleLimits,
} from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import { clientNotFound, noteLimit, noteNotFound } from '../../identity.errors.ts';
import {
  countNotes,
  deleteNoteAt,
  insertNote,
  lockNote,
  notePlace,
  type NoteRow,
  notesOf,
  noteView,
  type OfNotes,
  storeNote,
} from '../../persistence/client-note.repository.ts';
import { findClient } from '../../persistence/client.repository.ts';
import { DataKeys } from '../../persistence/data-key.repository.ts';
import { lockPractice } from '../../persistence/practice.repository.ts';
import type { OfClient } from '../change-client/change-client.use-case.ts';
import { type OfPractice, requireStaff } from '../manage-practice/manage-practice.use-case.ts';
import { auditPractice } from '../record-practice/record-practice.use-case.ts';

export type NotesCall = OfPractice & { client: BusinessId };
export type OfNote = OfClient & { noteId: ClientNoteId };

const undoMs = 3_600_000;
const { notesOfClient } = peopleLimits;

type Written = Pick<NoteRow, 'id' | 'writtenBy' | 'writtenAt'> & { text: string };

@Injectable()
export class ManageClientNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DataKeys,
    private readonly clock: Clock,
  ) {}

  async list(call: NotesCall): Promise<ClientNote[]> {
    const { manager } = this.dataSource;
    const of = await this.admit(manager, call);
    const rows = await notesOf(manager, of, notesOfClient);
    return Promise.all(rows.map(async (row) => noteView(row, await this.textOf(manager, of, row))));
  }

  add({ text, ...call }: OfClient & ClientNoteBody): Promise<ClientNote> {
    return this.dataSource.transaction(async (manager) => {
      const of = await this.admitOneMore(manager, call);
      const id = clientNoteId.parse(newId());
      const note = { id, text, writtenBy: call.userId, writtenAt: this.clock.now() };
      await insertNote(manager, of, await this.seal(manager, of, note));
      return this.finish(manager, call, { id, action: 'note.added' });
    });
  }

  /** The same text brings a deleted note back, with its author and its time. */
  change({ text, noteId, ...call }: OfNote & ClientNoteBody): Promise<ClientNote> {
    return this.dataSource.transaction(async (manager) => {
      const of = await this.admit(manager, call);
      const row = await this.lock(manager, of, noteId);
      if (row.isDeleted) await this.admitOneMore(manager, call);
      const isSame = (await this.textOf(manager, of, row)) === text;
      const written = isSame ? row : { id: noteId, writtenBy: call.userId, writtenAt: this.clock.now() };
      await storeNote(manager, await this.seal(manager, of, { ...written, text }));
      return this.finish(manager, call, { id: noteId, action: 'note.changed' });
    });
  }

  async delete({ noteId: id, ...call }: OfNote): Promise<Record<string, never>> {
    await this.dataSource.transaction(async (manager) => {
      const of = await this.admit(manager, call);
      const { isDeleted } = await this.lock(manager, of, id);
      if (isDeleted) return;
      await deleteNoteAt(manager, id, new Date(this.clock.now().getTime() + undoMs));
      await audit(manager, call, { id, action: 'note.deleted' });
    });
    return {};
  }

  private async admit(manager: EntityManager, { client: business, ...of }: NotesCall): Promise<OfNotes> {
    await requireStaff(manager, of);
    if (!(await findClient(manager, of.practiceId, { business, now: this.clock.now() })))
      throw clientNotFound();
    return { practiceId: of.practiceId, business };
  }

  private async admitOneMore(manager: EntityManager, call: NotesCall): Promise<OfNotes> {
    await lockPractice(manager, call.practiceId);
    const of = await this.admit(manager, call);
    if ((await countNotes(manager, of)) >= notesOfClient) throw noteLimit();
    return of;
  }

  private async lock(manager: EntityManager, of: OfNotes, id: ClientNoteId): Promise<NoteRow> {
    const row = await lockNote(manager, of, { id, now: this.clock.now() });
    if (!row) throw noteNotFound();
    return row;
  }

  private textOf(manager: EntityManager, { practiceId }: OfNotes, { id, sealed }: NoteRow): Promise<string> {
    return this.keys.open(manager, notePlace(id, practiceId), sealed);
  }

  private async seal(manager: EntityManager, { practiceId }: OfNotes, { text, ...note }: Written) {
    return { ...note, sealed: await this.keys.seal(manager, notePlace(note.id, practiceId), text) };
  }

  private async finish(manager: EntityManager, call: OfClient, step: NoteStep): Promise<ClientNote> {
    const of = { practiceId: call.practiceId, business: call.client };
    await audit(manager, call, step);
    const row = await this.lock(manager, of, step.id);
    return noteView(row, await this.textOf(manager, of, row));
  }
}

interface NoteStep {
  id: ClientNoteId;
  action: string;
}

const audit = (manager: EntityManager, { userId: actor, practiceId }: OfClient, { id, action }: NoteStep) =>
  auditPractice(manager, practiceId, { actor, action, details: { note: id } });
