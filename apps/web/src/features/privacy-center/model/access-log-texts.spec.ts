import { describe, expect, it } from '@jest/globals';
import type { AccessEntry } from '@groundwork/contracts';
import { actorText } from './access-log-texts.ts';

const entry = (who: AccessEntry['who']): AccessEntry => ({
  id: '0190c9a0-0000-7000-8000-000000000000',
  at: '2026-11-22T09:00:00.000Z',
  action: 'document.downloaded',
  who,
  subject: 'document 1',
  service: 'documents',
});

describe('a line of the access log', () => {
  it('names the actor', () => {
    expect([actorText(entry('you')), actorText(entry('system'))]).toEqual(['You', 'The system']);
  });
});
