import { describe, expect, it } from '@jest/globals';
import { profileReply, routeExamples } from '@groundwork/contracts';
import { countUndoable } from './provenance.ts';

const example = profileReply.parse(routeExamples.profile?.reply).provenance ?? {};
const [accepted] = Object.values(example);
const at = Date.parse('2026-11-24T10:00:00.000Z');
const before = (minutes: number) => ({
  ...accepted!,
  acceptedAt: new Date(at - minutes * 60_000).toISOString(),
});

describe('the undo beside an accepted figure', () => {
  it('counts each figure of the last ten minutes, and no older one', () => {
    const provenance = { ebitda: before(1), totalAssets: before(9), netProfitMargin: before(10) };
    expect(countUndoable(provenance, 'ebitda', at)).toBe(2);
    expect(countUndoable(provenance, 'netProfitMargin', at)).toBe(0);
    expect(countUndoable(provenance, 'legalBusinessName', at)).toBe(0);
  });
});
