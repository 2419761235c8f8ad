import { describe, expect, it } from '@jest/globals';
import type { AccessEntry } from '@groundwork/contracts';
import { actionText, actorText } from './access-log-texts.ts';

const entry = (action: string, who: AccessEntry['who'] = 'staff'): AccessEntry => ({
  id: '0190c9a0-0000-7000-8000-000000000000',
  at: '2026-11-22T09:00:00.000Z',
  ...{ action, who },
  subject: 'document 1',
  service: 'documents',
});

describe('a line of the access log', () => {
  it('names the action and the actor', () => {
    expect(actionText(entry('document.opened-for-review'))).toBe('Opened a document for review');
    expect([actorText(entry('x', 'you')), actorText(entry('x', 'system'))]).toEqual(['You', 'The system']);
  });

  it('shows an unknown action under its own name', () => {
    expect(actionText(entry('user.password-changed'))).toBe('User password changed');
  });
});
