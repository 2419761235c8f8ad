import { describe, expect, it } from '@jest/globals';
import { placementOf, spreadFaults } from './spread.ts';
import type { Live } from './kubectl.ts';

const pod = (service: string, nodeName?: string, deletionTimestamp?: string): Live => ({
  kind: 'Pod',
  metadata: {
    labels: { 'app.kubernetes.io/name': service },
    ...(deletionTimestamp !== undefined && { deletionTimestamp }),
  },
  spec: nodeName === undefined ? {} : { nodeName },
});

describe('the nodes of the replicas', () => {
  it('are listed per service, without pods that stop', () => {
    const pods = [
      pod('scoring', 'two'),
      pod('scoring', 'one'),
      pod('scoring', 'one', '2026-11-24T00:00:00Z'),
    ];
    expect([...placementOf(pods)]).toEqual([['scoring', ['one', 'two']]]);
  });

  it('are right on different nodes, and on the last node that accepts pods', () => {
    expect(spreadFaults(placementOf([pod('scoring', 'one'), pod('scoring', 'two')]), 3)).toEqual([]);
    expect(spreadFaults(placementOf([pod('scoring', 'one'), pod('scoring', 'one')]), 1)).toEqual([]);
  });

  it('are wrong when two replicas share a node, or one has none', () => {
    expect(spreadFaults(placementOf([pod('scoring', 'one'), pod('scoring', 'one')]), 3)).toEqual([
      'scoring runs on one, one',
    ]);
    expect(spreadFaults(placementOf([pod('scoring', 'one'), pod('scoring')]), 3)).toEqual([
      'scoring runs on no node, one',
    ]);
  });
});
