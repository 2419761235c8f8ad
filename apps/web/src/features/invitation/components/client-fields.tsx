import type { Business } from '@groundwork/contracts';
import { AreaFields } from '#shared/business/area-fields.tsx';
import { EndDate } from '#shared/business/end-date-field.tsx';
import { SelectField } from '#shared/business/select-field.tsx';
import { words as invitationWords } from '../invitation.wording.ts';
import { type Acceptance, ownedBy } from '../model/acceptance.ts';

const { client: words } = invitationWords;

interface ClientFieldsProps {
  readonly businesses: readonly Business[];
  readonly acceptance: Acceptance;
  readonly change: (next: Partial<Acceptance>) => void;
}

export function ClientFields({ businesses, acceptance, change }: ClientFieldsProps) {
  const own = ownedBy(businesses);
  const { businessId, areas, until } = acceptance;
  const choose = (value: string) => {
    const business = own.find(({ id }) => id === value);
    if (business !== undefined) change({ businessId: business.id, businessName: business.name });
  };
  return (
    <>
      {own.length < 2 || businessId === null ? null : (
        <SelectField<string>
          label={words.business}
          value={businessId}
          options={own.map(({ id, name }) => [id, name] as const)}
          onChange={choose}
        />
      )}
      <AreaFields legend={words.areas} value={areas} onChange={(next) => change({ areas: next })} />
      <EndDate value={until} problem={undefined} onChange={(day) => change({ until: day })} />
    </>
  );
}
