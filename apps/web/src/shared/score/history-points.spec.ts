import { describe, expect, it } from '@jest/globals';
import { scoreStep, type ScoreStep } from '@groundwork/contracts';
import { toHistoryPoints } from './history-points.ts';

const now = new Date('2026-11-21T12:00:00Z');
const step = (at: string, from: number, to: number, type: ScoreStep['cause']['type']): ScoreStep =>
  scoreStep.parse({
    id: '0b8a5a3e-31f6-4a53-9d3a-8f6f2f6f8e11',
    at,
    from,
    to,
    change: to - from,
    cause: { type },
  });
const old = step('2026-03-01T08:00:00Z', 0, 500, 'profile');
const document = step('2026-09-01T08:00:00Z', 500, 553, 'document');
const account = step('2026-10-01T08:00:00Z', 553, 581, 'account');
const loss = step('2026-11-01T08:00:00Z', 581, 577, 'time');

describe('the history of a score', () => {
  it('shows each step in order with its total and cause', () => {
    const points = toHistoryPoints([loss, document, account], now);
    expect(points.map(({ value }) => value)).toEqual([500, 553, 581, 577, 577]);
    expect(points.at(-1)?.at).toBe(now.toISOString());
    expect(points.map(({ note }) => note)).toEqual([
      undefined,
      '+53 Document',
      '+28 Bank account',
      '−4 Time',
      undefined,
    ]);
  });

  it('counts the answers of a step of the profile', () => {
    const answered = { ...old, at: '2026-09-01T08:00:00Z' };
    const noteOf = (fields?: string[]) =>
      toHistoryPoints([{ ...answered, cause: { ...answered.cause, ...(fields && { fields }) } }], now)[1]
        ?.note;
    expect(noteOf(['annualRevenueCurrent', 'dateStarted', 'industryType'])).toBe('+500 from 3 answers');
    expect(noteOf(['dateStarted'])).toBe('+500 from 1 answer');
    expect(noteOf()).toBe('+500 from your answers');
  });

  it('shows six months and begins with the score at that time', () => {
    const points = toHistoryPoints([document, old], now);
    expect(points.map(({ value }) => value)).toEqual([500, 553, 553]);
    expect(points[0]?.at.slice(0, 10)).toBe('2026-05-21');
  });

  it('stays at the last total when the last step is older, and has no point without steps', () => {
    expect(toHistoryPoints([old], now).map(({ value }) => value)).toEqual([500, 500]);
    expect(toHistoryPoints([], now)).toEqual([]);
  });
});
