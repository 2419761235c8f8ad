import { describe, expect, it } from '@jest/globals';
import { adviserAreas, ownerAreas } from '@groundwork/contracts';
import { keysWithin } from './live-scope.rules.ts';

const keys = ['/api/documents', '/api/packages', '/api/people', '/api/account', '/api/user', '/api/notices'];

describe('the keys of a live stream', () => {
  it('about an account are those of the account', () => {
    expect(keysWithin(keys, 'account')).toEqual(['/api/account', '/api/user', '/api/notices']);
  });

  it('about a business are those of the areas that the caller may view', () => {
    expect(keysWithin(keys, { role: 'adviser', areas: adviserAreas })).toEqual(['/api/documents']);
  });

  it('include what only an owner sees for an owner', () => {
    expect(keysWithin(keys, { role: 'owner', areas: ownerAreas })).toEqual([
      '/api/documents',
      '/api/packages',
      '/api/people',
    ]);
  });
});
