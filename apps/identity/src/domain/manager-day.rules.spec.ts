import { describe, expect, it } from '@jest/globals';
import { managerDayOf } from './manager-day.rules.ts';

const practice = {
  plan: 'master',
  manager: null,
  createdAt: new Date('2026-01-05T10:00:00Z'),
  masterSince: new Date('2026-03-30T23:00:00Z'),
} as const;
const manager = { name: 'Max Roth', email: 'max@example.com', phone: null, hours: null };

describe('the day of a manager', () => {
  it('is five days after the practice has the plan master', () => {
    expect(managerDayOf(practice)).toBe('2026-04-04');
    expect(managerDayOf({ ...practice, masterSince: null })).toBe('2026-01-10');
  });

  it('is none with a manager, and none without the plan', () => {
    expect(managerDayOf({ ...practice, manager })).toBeNull();
    expect(managerDayOf({ ...practice, plan: 'starter' })).toBeNull();
  });
});
