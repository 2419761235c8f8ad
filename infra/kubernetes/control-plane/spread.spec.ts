import { describe, expect, it } from '@jest/globals';
import { placedIn, podsPerNode, servicesOnOneNode } from './spread.ts';

const pod = (service: string, node: string, ready = 'True', deletion = '') => [
  service,
  node,
  ready,
  deletion,
];

describe('the pods on the nodes', () => {
  it('are counted on each node, also on an empty one', () => {
    const placed = placedIn([pod('scoring', 'one'), pod('scoring', 'two'), pod('profile', 'one')]);
    expect(podsPerNode(placed, ['one', 'two', 'three'])).toBe('one 2, two 1, three 0');
  });

  it('count when they are ready and not about to stop', () => {
    const placed = placedIn([
      pod('scoring', 'one', 'False'),
      pod('scoring', 'one', 'True', '2026-01-01'),
      pod('scoring', 'two'),
    ]);
    expect(placed).toEqual([{ service: 'scoring', node: 'two' }]);
  });

  it('name the services whose replicas are all on one node', () => {
    const placed = placedIn([
      pod('scoring', 'one'),
      pod('scoring', 'one'),
      pod('profile', 'one'),
      pod('profile', 'two'),
      pod('documents-worker', 'two'),
    ]);
    expect(servicesOnOneNode(placed)).toEqual(['scoring']);
  });
});
