import { expect, it } from '@jest/globals';
import { createStore } from './store.ts';

it('a store publishes each value to its listeners until they leave', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.read()));
  store.write(2);
  store.write(3);
  leave();
  store.write(4);
  expect([seen, store.read()]).toEqual([[2, 3], 4]);
});
