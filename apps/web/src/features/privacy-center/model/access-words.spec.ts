import { describe, expect, it } from '@jest/globals';
import type { AccessEntry } from '@groundwork/contracts';
import { actionWords, whoWords } from './access-words.ts';

const entry = (action: string, who: AccessEntry['who'] = 'staff'): AccessEntry => ({
  id: '0190c9a0-0000-7000-8000-000000000000',
  at: '2026-11-22T09:00:00.000Z',
  ...{ action, who },
  subject: 'document 1',
  service: 'documents',
});

describe('a line of the access log', () => {
  it('says in plain words what was done and by whom', () => {
    expect(actionWords(entry('document.opened-for-review'))).toBe('Opened a document for review');
    expect([whoWords(entry('x', 'you')), whoWords(entry('x', 'system'))]).toEqual(['You', 'The system']);
  });

  it('leaves nothing out that has no words yet', () => {
    expect(actionWords(entry('user.password-changed'))).toBe('User password changed');
  });
});
