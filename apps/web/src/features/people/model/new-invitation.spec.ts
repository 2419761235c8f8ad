import { describe, expect, it } from '@jest/globals';
import { inviteBody, type Grant } from '@groundwork/contracts';
import { adviserAreas, memberAreas } from '#shared/business/areas.ts';
import { choiceAfter, choiceFor, toInvitation } from './new-invitation.ts';

const email = 'jo@example.com';

describe('an invitation', () => {
  it('starts with the areas that the role usually has', () => {
    expect(choiceFor('adviser').areas).toEqual(adviserAreas);
    expect(choiceFor('member').areas).toEqual(memberAreas);
  });

  it('repeats the areas of an access that ended', () => {
    const areas = { ...adviserAreas, documents: 'edit' } as const;
    expect(choiceAfter({ role: 'adviser', areas } as unknown as Grant)).toMatchObject({
      role: 'adviser',
      areas,
      until: '',
    });
  });

  it('is a body that the contract accepts', () => {
    const adviser = toInvitation({ ...choiceFor('adviser'), until: '2027-03-01' }, email, '');
    expect(inviteBody.parse(adviser)).toMatchObject({ role: 'adviser', areas: adviserAreas });
    expect(toInvitation(choiceFor('owner'), email, 'secret')).toEqual({ email, role: 'owner' });
    expect(toInvitation({ ...choiceFor('owner'), handOver: true }, email, 'secret')).toEqual({
      email,
      role: 'owner',
      handOver: true,
      password: 'secret',
    });
  });
});
