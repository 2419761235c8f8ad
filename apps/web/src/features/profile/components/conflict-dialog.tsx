import type { FieldName } from '@groundwork/contracts';
import { Button, ModalDialog } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { fieldOf } from '#shared/profile/fields.ts';
import { formatStoredValue } from '../model/format-field.ts';
import type { Conflict } from '../model/saved-state.ts';
import { words } from '../conflict.wording.ts';
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
          <span>{fill(words[side], { value: formatStoredValue(field, conflict[side]) })}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  readonly onChoose: (theirs: readonly FieldName[]) => void;
  readonly onCancel: () => void;
}

export default function ConflictDialog({ conflicts, onChoose, onCancel }: ConflictDialogProps) {
  const choose = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    onChoose(conflicts.map(({ name }) => name).filter((name) => chosen.get(name) === 'theirs'));
  };
  return (
    <ModalDialog title={words.title} text={words.text} width={560} onCancel={onCancel}>
      <form
        className="conflict-form"
        onSubmit={(event) => {
          event.preventDefault();
          choose(event.currentTarget);
        }}
      >
        {conflicts.map((conflict) => (
          <Choice key={conflict.name} conflict={conflict} />
        ))}
        <div className="conflict-end">
          <Button look="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit">{words.save}</Button>
        </div>
      </form>
    </ModalDialog>
  );
}
