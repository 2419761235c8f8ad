import type { Practice } from '@groundwork/contracts';
import { TextField } from '@groundwork/web-ui';
import { SelectField } from '#shared/business/select-field.tsx';
import { words as invitationWords } from '../invitation.wording.ts';
import { type Acceptance, adminOf } from '../model/acceptance.ts';

const { practice: words } = invitationWords;
const newPractice = 'new';

interface PracticeFieldsProps {
  readonly practices: readonly Practice[];
  readonly acceptance: Acceptance;
  readonly change: (next: Partial<Acceptance>) => void;
}

export function PracticeFields({ practices, acceptance, change }: PracticeFieldsProps) {
  const own = adminOf(practices);
  const { practiceId, practiceName } = acceptance;
  return (
    <>
      {own.length === 0 ? null : (
        <SelectField
          label={words.label}
          value={practiceId ?? newPractice}
          options={[...own.map(({ id, name }) => [id, name] as const), [newPractice, words.other]]}
          onChange={(value) => change({ practiceId: own.find(({ id }) => id === value)?.id ?? null })}
        />
      )}
      {practiceId === null ? (
        <TextField
          label={words.name}
          hint={words.hint}
          autoComplete="organization"
          required
          maxLength={120}
          value={practiceName}
          onChange={({ target }) => change({ practiceName: target.value })}
        />
      ) : null}
    </>
  );
}
