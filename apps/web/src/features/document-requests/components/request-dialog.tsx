import type { AddedDocumentRequest, DocumentCategory } from '@groundwork/contracts';
import { TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { FormDialog } from '#shared/business/form-dialog.tsx';
import { SelectField } from '#shared/business/select-field.tsx';
import { categoryOptions } from '../model/category-options.ts';
import { useRequestActions } from '../api/use-document-requests.ts';
import { words as requestWords } from '../document-requests.wording.ts';

const { form: words } = requestWords;

interface RequestDialogProps {
  readonly onAdded: (added: AddedDocumentRequest) => void;
  readonly onClose: () => void;
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

export function RequestDialog({ onAdded, onClose }: RequestDialogProps) {
  const [category, setCategory] = useState<DocumentCategory>('bank_statements');
  const { add } = useRequestActions();
  const send = async (read: (name: string) => string) =>
    onAdded(
      await add({
        title: read('title'),
        category,
        note: orNull(read('note')),
        dueOn: orNull(read('dueOn')),
        email: orNull(read('email')),
      }),
    );
  return (
    <FormDialog words={words} width={520} onSubmit={send} onClose={onClose}>
      {(problems) => (
        <>
          <TextField label={words.what} name="title" required maxLength={120} problem={problems['title']} />
          <SelectField
            label={words.category}
            value={category}
            options={categoryOptions}
            onChange={setCategory}
          />
          <TextField label={words.note} name="note" maxLength={500} problem={problems['note']} />
          <TextField label={words.dueOn} name="dueOn" type="date" problem={problems['dueOn']} />
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="off"
            problem={problems['email']}
          />
        </>
      )}
    </FormDialog>
  );
}
