import { describe, expect, it } from '@jest/globals';
import type { AccessEntry } from '@groundwork/contracts';
import { actorText, areaText } from './access-entry-texts.ts';

const entry = (who: AccessEntry['who']): AccessEntry => ({
  id: '0190c9a0-0000-7000-8000-000000000000',
  at: '2026-11-22T09:00:00.000Z',
  action: 'document.downloaded',
  who,
  name: null,
  area: null,
  subject: 'profile',
  service: 'documents',
});

describe('an entry of the access log', () => {
  it('names the actor', () => {
    expect((['you', 'system', 'lender'] as const).map((who) => actorText(entry(who)))).toEqual([
      'You',
      'The system',
      'A lender',
    ]);
  });

  it('names a person or a practice with access, and the area', () => {
    const read: AccessEntry = { ...entry('adviser'), name: 'Lee & Partners', area: 'documents' };
    expect(actorText(read)).toBe('Lee & Partners · adviser');
    expect(areaText(read)).toBe('Documents');
    expect(areaText(entry('you'))).toBeNull();
  });
});
