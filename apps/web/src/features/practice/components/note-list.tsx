import type { ClientNote } from '@groundwork/contracts';
import { Button, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { type NotesOf, useNoteActions, useNotes } from '../api/use-notes.ts';
import { words } from '../practice-notes.wording.ts';
import { NoteForm } from './note-form.tsx';

interface NoteProps {
  readonly of: NotesOf;
  readonly note: ClientNote;
}

function useRemoval(of: NotesOf, { id, text }: ClientNote) {
  const { change, remove } = useNoteActions(of);
  const { busy, run } = useActionWithToast();
  const bringBack = () =>
    run(async () => {
      await change(id, text);
      return undefined;
    });
  const removeNow = () =>
    run(async () => {
      await remove(id);
      const action = { label: words.undo, run: () => void bringBack() };
      return { title: words.removed, description: words.removedText, action };
    });
  return { busy, removeNow };
}

function Note({ of, note }: NoteProps) {
  const [isChanging, setChanging] = useState(false);
  const { change } = useNoteActions(of);
  const { busy, removeNow } = useRemoval(of, note);
  const { id, text, by, at } = note;
  const time = formatMoment(at);
  if (isChanging) {
    const save = async (next: string) => {
      await change(id, next);
      setChanging(false);
    };
    return (
      <li>
        <NoteForm
          label={words.changed}
          send={words.save}
          text={text}
          onSend={save}
          onCancel={() => setChanging(false)}
        />
      </li>
    );
  }
  return (
    <li>
      <p className="practice-note">{text}</p>
      <p>
        {by?.name ?? words.erased} · <time dateTime={at}>{time}</time>
      </p>
      <div className="people-buttons">
        <Button look="ghost" aria-label={fill(words.changeLabel, { time })} onClick={() => setChanging(true)}>
          {words.change}
        </Button>
        <Button
          look="ghost"
          busy={busy}
          aria-label={fill(words.removeLabel, { time })}
          onClick={() => void removeNow()}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function List({ of }: { readonly of: NotesOf }) {
  return (
    <QueryResult
      query={useNotes(of)}
      failure={{ title: words.away, text: words.awayText }}
      loading={words.loading}
      rows={3}
    >
      {(data) => {
        if (data.length === 0) return <EmptyState title={words.empty} />;
        return (
          <ul className="people-list">
            {data.map((note) => (
              <Note key={note.id} of={of} note={note} />
            ))}
          </ul>
        );
      }}
    </QueryResult>
  );
}

export function NoteList({ of }: { readonly of: NotesOf }) {
  const { add } = useNoteActions(of);
  return (
    <div className="people">
      <p className="people-note">{words.intro}</p>
      <NoteForm label={words.field} send={words.add} onSend={add} />
      <List of={of} />
    </div>
  );
}
