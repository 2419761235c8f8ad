import { describe, expect, it } from '@jest/globals';
import { expiryNotices } from './expiry-notice.rules.ts';

const until = (...days: string[]) => days.map((freshUntil) => ({ freshUntil }));

describe('a notice about a proof that expires', () => {
  it('is due once when the last two weeks begin, also for several figures', () => {
    const first = expiryNotices(until('2026-12-01', '2026-12-01'), {}, '2026-11-17');
    expect(first).toEqual({ lastDays: ['2026-12-01'], notified: { '2026-12-01': '2026-11-17' } });
    expect(expiryNotices(until('2026-12-01'), first.notified, '2026-11-18').lastDays).toEqual([]);
  });

  it('is due again on the last day, once', () => {
    const earlier = { '2026-12-01': '2026-11-17' };
    const last = expiryNotices(until('2026-12-01'), earlier, '2026-12-01');
    expect(last).toEqual({ lastDays: ['2026-12-01'], notified: { '2026-12-01': '2026-12-01' } });
    expect(expiryNotices(until('2026-12-01'), last.notified, '2026-12-01')).toEqual({
      lastDays: [],
      notified: last.notified,
    });
  });

  it('is due for each last day in the order of the days', () => {
    const { lastDays } = expiryNotices(until('2026-12-05', '2026-12-03', '2026-12-04'), {}, '2026-11-25');
    expect(lastDays).toEqual(['2026-12-03', '2026-12-04', '2026-12-05']);
  });

  it('is due once for a proof that arrives on its last day', () => {
    const only = expiryNotices(until('2026-12-01'), {}, '2026-12-01');
    expect(only.lastDays).toEqual(['2026-12-01']);
    expect(expiryNotices(until('2026-12-01'), only.notified, '2026-12-01').lastDays).toEqual([]);
  });

  it('is due for each last day, and does not repeat when a witness leaves and returns', () => {
    const earlier = { '2026-12-01': '2026-11-20', '2026-11-20': '2026-11-20' };
    const { lastDays, notified } = expiryNotices(until('2026-12-03'), earlier, '2026-11-21');
    expect(lastDays).toEqual(['2026-12-03']);
    expect(notified).toEqual({ '2026-12-01': '2026-11-20', '2026-12-03': '2026-11-21' });
    expect(expiryNotices(until('2026-12-01'), notified, '2026-11-22').lastDays).toEqual([]);
  });
});
