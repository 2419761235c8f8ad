import { describe, expect, it } from '@jest/globals';
import { TurnOrder, type Visitor } from './turn-order.rules.ts';

const stranger = (from: string): Visitor => ({ from, isKnown: false });
const familiar = (from: string): Visitor => ({ from, isKnown: true });
const repeat = (count: number, make: (n: number) => Visitor) =>
  Array.from({ length: count }, (_, n) => make(n));
const origins = (visitors: readonly (Visitor | undefined)[]) => visitors.map((each) => each?.from);

function addAll(order: TurnOrder<Visitor>, visitors: readonly Visitor[]) {
  return visitors.flatMap((each) => order.add(each) ?? []);
}
const takeAll = (order: TurnOrder<Visitor>) => {
  const taken: Visitor[] = [];
  for (let next = order.next(); next; next = order.next()) taken.push(next);
  return taken;
};

describe('the order of turns', () => {
  it('alternates between known visitors and strangers while both wait', () => {
    const order = new TurnOrder(12);
    addAll(order, [...repeat(6, () => stranger('flood')), ...repeat(3, (n) => familiar(`home ${n}`))]);
    expect(takeAll(order).map(({ isKnown }) => isKnown)).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('gives all turns to one half while the other half is empty', () => {
    const order = new TurnOrder(12);
    addAll(
      order,
      repeat(12, () => stranger('flood')),
    );
    expect(takeAll(order)).toHaveLength(12);
  });

  it('prefers the network with the fewest turns, then the one that waits longest', () => {
    const order = new TurnOrder(12);
    repeat(5, () => stranger('flood')).forEach((each) => {
      order.begin(each);
    });
    order.begin(stranger('office'));
    addAll(order, ['flood', 'office', 'first', 'second', 'first'].map(stranger));
    expect(origins(takeAll(order))).toEqual(['first', 'second', 'office', 'first', 'flood']);
  });

  it('counts the turns of known visitors apart from those of strangers in the same network', () => {
    const order = new TurnOrder(12);
    repeat(5, () => stranger('cafe')).forEach((each) => {
      order.begin(each);
    });
    order.begin(familiar('home'));
    addAll(order, ['home', 'cafe'].map(familiar));
    expect(origins(takeAll(order))).toEqual(['cafe', 'home']);
  });

  it('forgets a turn after 256 later ones', () => {
    const order = new TurnOrder(12);
    repeat(200, () => stranger('flood')).forEach((each) => {
      order.begin(each);
    });
    repeat(256, (n) => stranger(`network ${n}`)).forEach((each) => {
      order.begin(each);
    });
    addAll(order, ['network 0', 'flood'].map(stranger));
    expect(origins(takeAll(order))).toEqual(['flood', 'network 0']);
  });
});

describe('a full queue', () => {
  it('rejects the oldest visitor of the network that has and had most turns', () => {
    const order = new TurnOrder(4);
    const flood = repeat(5, () => stranger('flood'));
    expect(addAll(order, flood)[0]).toBe(flood[0]);
    expect(origins(addAll(order, ['new', 'newer', 'newest', 'last'].map(stranger)))).toEqual([
      'flood',
      'flood',
      'flood',
      'last',
    ]);
  });

  it('has a half for known visitors that strangers cannot occupy, and the reverse', () => {
    const order = new TurnOrder(4);
    addAll(
      order,
      repeat(4, (n) => stranger(`network ${n}`)),
    );
    const displaced = addAll(
      order,
      repeat(4, (n) => familiar(`home ${n}`)),
    );
    expect(displaced.map(({ isKnown }) => isKnown)).toEqual([false, false, true, true]);
    expect(origins(addAll(order, [stranger('network 9')]))).toEqual(['network 9']);
  });
});
