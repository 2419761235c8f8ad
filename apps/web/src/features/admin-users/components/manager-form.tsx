import type { PracticeSummary } from '@groundwork/contracts';
import { Button, TextField } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formProblem } from '#shared/forms/form-problem.ts';
import { fieldReader, useSubmit } from '#shared/forms/use-submit.ts';
import { useOversight } from '../api/use-oversight.ts';
import { words as allWords } from '../admin-businesses.wording.ts';

const { practices: words } = allWords;

const fields = [
  { name: 'name', type: 'text', most: 120, required: true },
  { name: 'email', type: 'email', most: 254, required: true },
  { name: 'phone', type: 'tel', most: 40, required: false },
  { name: 'hours', type: 'text', most: 120, required: false },
] as const;

interface ManagerFormProps {
  readonly practice: PracticeSummary;
  readonly onClose: () => void;
}

export function ManagerForm({ practice: { id, name, manager }, onClose }: ManagerFormProps) {
  const { assignManager } = useOversight();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const send = (read: ReturnType<typeof fieldReader>) => {
    const optional = (field: string) => (read(field).trim() === '' ? null : read(field));
    const phone = optional('phone');
    return assignManager(id, { name: read('name'), email: read('email'), phone, hours: optional('hours') });
  };
  const finish = (change: () => Promise<unknown>) =>
    void submit(async () => {
      await change();
      onClose();
    });
  return (
    <form
      ref={form}
      className="user-plan"
      aria-label={fill(words.managerOf, { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const read = fieldReader(event.currentTarget);
        finish(() => send(read));
      }}
    >
      {problem.alert === null ? null : <p role="alert">{problem.alert}</p>}
      {fields.map(({ name: field, type, most, required }) => (
        <TextField
          key={field}
          label={words.fields[field]}
          name={field}
          type={type}
          autoComplete="off"
          maxLength={most}
          required={required}
          defaultValue={manager?.[field] ?? ''}
          problem={problem.fields[field]}
        />
      ))}
      <div className="user-actions">
        <Button type="submit" busy={busy}>
          {words.assign}
        </Button>
        {manager === null ? null : (
          <Button look="outline" busy={busy} onClick={() => finish(() => assignManager(id, null))}>
            {words.unassign}
          </Button>
        )}
        <Button look="ghost" onClick={onClose}>
          {allWords.cancel}
        </Button>
      </div>
    </form>
  );
}
