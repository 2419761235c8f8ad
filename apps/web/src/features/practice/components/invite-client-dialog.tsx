import type { AddedInvitation, Practice } from '@groundwork/contracts';
import { TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { AreaFields } from '#shared/business/area-fields.tsx';
import { adviserAreas } from '#shared/business/areas.ts';
import { FormDialog } from '#shared/business/form-dialog.tsx';
import { usePracticeActions } from '../api/use-practice.ts';
import { words as practiceWords } from '../practice.wording.ts';

const { inviteClient: words } = practiceWords;

interface InviteClientProps {
  readonly practice: Practice;
  readonly onAdded: (added: AddedInvitation) => void;
  readonly onClose: () => void;
}

export function InviteClientDialog({ practice, onAdded, onClose }: InviteClientProps) {
  const [areas, setAreas] = useState(adviserAreas);
  const { invite } = usePracticeActions();
  const send = async (email: string, name: string) => {
    const body = { kind: 'client', email, areas } as const;
    onAdded(await invite(practice.id, { ...body, ...(name !== '' && { businessName: name }) }));
  };
  return (
    <FormDialog
      words={words}
      width={620}
      onSubmit={(read) => send(read('email'), read('businessName').trim())}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="off"
            required
            problem={problems['email']}
          />
          <TextField
            label={words.business}
            name="businessName"
            autoComplete="off"
            maxLength={120}
            problem={problems['businessName']}
          />
          <AreaFields legend={words.areas} value={areas} onChange={setAreas} />
        </>
      )}
    </FormDialog>
  );
}
