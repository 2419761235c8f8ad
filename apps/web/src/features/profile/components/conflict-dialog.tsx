import type { FieldName } from '@groundwork/contracts';
import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useId, useLayoutEffect, useRef } from 'react';
import { fieldOf } from '#shared/profile/fields.ts';
import { formatStoredValue } from '../model/format-field.ts';
import type { Conflict } from '../model/saved-state.ts';
import { words } from '../profile.wording.ts';
import './conflict-dialog.css';

const sides = ['yours', 'theirs'] as const;

function Choice({ conflict }: { readonly conflict: Conflict }) {
  const field = fieldOf(conflict.name);
  if (field === undefined) return null;
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {sides.map((side) => (
        <label key={side}>
          <input type="radio" name={conflict.name} value={side} defaultChecked={side === 'yours'} />
          <span>{fill(words.conflict[side], { value: formatStoredValue(field, conflict[side]) })}</span>
        </label>
      ))}
    </fieldset>
  );
}

export interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (theirs: readonly FieldName[]) => void;
  readonly onCancel: () => void;
}

export function ConflictDialog({ conflicts, onChoose, onCancel }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const choose = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    onChoose(conflicts.map(({ name }) => name).filter((name) => chosen.get(name) === 'theirs'));
  };
  return (
    <dialog
      ref={dialog}
      className="conflict"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(event.currentTarget);
        }}
      >
        <h2 id={titleId}>{words.conflict.title}</h2>
        <p id={textId}>{words.conflict.text}</p>
        {conflicts.map((conflict) => (
          <Choice key={conflict.name} conflict={conflict} />
        ))}
        <div className="conflict-end">
          <Button look="ghost" onClick={onCancel}>
            {words.conflict.cancel}
          </Button>
          <Button type="submit">{words.conflict.save}</Button>
        </div>
      </form>
    </dialog>
  );
}
