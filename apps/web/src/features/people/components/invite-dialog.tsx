import type { AddedInvitation, BusinessRole } from '@groundwork/contracts';
import { TextField } from '@groundwork/web-ui';
import { useState } from 'react';
import { AreaFields } from '#shared/business/area-fields.tsx';
import { EndDate } from '#shared/business/end-date-field.tsx';
import { FormDialog } from '#shared/business/form-dialog.tsx';
import { SelectField } from '#shared/business/select-field.tsx';
import { usePeopleActions } from '../api/use-people.ts';
import { choiceFor, type InviteChoice, toInvitation } from '../model/new-invitation.ts';
import { words as peopleWords } from '../people.wording.ts';

const { form: words } = peopleWords;

const roles: readonly (readonly [BusinessRole, string])[] = [
  ['adviser', words.roles.adviser],
  ['member', words.roles.member],
  ['owner', words.roles.owner],
];

interface ChoiceProps {
  readonly choice: InviteChoice;
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (next: Partial<InviteChoice>) => void;
}

const Limits = ({ choice, problems, change }: ChoiceProps) => (
  <>
    <AreaFields legend={words.areas} value={choice.areas} onChange={(areas) => change({ areas })} />
    <EndDate value={choice.until} problem={problems['expiresAt']} onChange={(until) => change({ until })} />
  </>
);

const Ownership = ({ choice, problems, change }: ChoiceProps) => (
  <>
    <p className="people-note">{words.ownerNote}</p>
    <label className="people-check">
      <input
        type="checkbox"
        checked={choice.handOver}
        onChange={({ target }) => change({ handOver: target.checked })}
      />
      <span>{words.handOver}</span>
    </label>
    {choice.handOver ? (
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        problem={problems['password']}
      />
    ) : null}
  </>
);

interface InviteDialogProps {
  readonly first: InviteChoice;
  readonly onAdded: (added: AddedInvitation) => void;
  readonly onClose: () => void;
}

export function InviteDialog({ first, onAdded, onClose }: InviteDialogProps) {
  const [choice, setChoice] = useState(first);
  const { invite } = usePeopleActions();
  const change = (next: Partial<InviteChoice>) => setChoice({ ...choice, ...next });
  const Details = choice.role === 'owner' ? Ownership : Limits;
  return (
    <FormDialog
      words={words}
      width={620}
      onSubmit={async (read) => onAdded(await invite(toInvitation(choice, read('email'), read('password'))))}
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
          <SelectField
            label={words.role}
            value={choice.role}
            options={roles}
            onChange={(role) => setChoice({ ...choiceFor(role), until: choice.until })}
          />
          <Details choice={choice} problems={problems} change={change} />
        </>
      )}
    </FormDialog>
  );
}
