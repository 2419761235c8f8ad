import type { Grant } from '@groundwork/contracts';
import { Button, ModalDialog } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { type SubmitEvent, useState } from 'react';
import { AreaFields } from '#shared/business/area-fields.tsx';
import { dayOf, endOfDay } from '#shared/business/end-date.ts';
import { EndDate } from '#shared/business/end-date-field.tsx';
import { formProblem } from '#shared/forms/form-problem.ts';
import { useSubmit } from '#shared/forms/use-submit.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { usePeopleActions } from '../api/use-people.ts';
import { words as peopleWords } from '../people.wording.ts';

const { sheet: words } = peopleWords;

interface AccessSheetProps {
  readonly grant: Grant;
  readonly onClose: () => void;
}

export function AccessSheet({ grant, onClose }: AccessSheetProps) {
  const [areas, setAreas] = useState(grant.areas);
  const [until, setUntil] = useState(dayOf(grant.expiresAt));
  const { change } = usePeopleActions();
  const { form, problem, busy, submit } = useSubmit(formProblem);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const expiresAt = until === dayOf(grant.expiresAt) ? grant.expiresAt : endOfDay(until);
    void submit(async () => {
      await change(grant.id, { areas, ...(expiresAt !== grant.expiresAt && { expiresAt }) });
      showToast({ title: words.saved, description: words.savedText });
      onClose();
    });
  };
  return (
    <ModalDialog title={fill(words.title, { name: grant.holder.name })} width={620} onCancel={onClose}>
      <form ref={form} className="people-form" onSubmit={onSubmit}>
        {problem.alert === null ? null : (
          <p className="people-alert" role="alert">
            {problem.alert}
          </p>
        )}
        <AreaFields legend={words.areas} value={areas} onChange={setAreas} />
        <EndDate value={until} problem={problem.fields['expiresAt']} onChange={setUntil} />
        <div className="people-buttons">
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          <Button look="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
