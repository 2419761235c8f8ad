import { fill } from '@groundwork/wording';
import type { ReactNode } from 'react';
import { words } from './lists.wording.ts';
import { PhoneFold } from './phone-fold.tsx';
import { useIsPhone } from './use-is-phone.ts';

export interface PhoneListProps<Item> {
  readonly items: readonly Item[];
  /** The rows of a phone before the fold. */
  readonly short: number;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** One more row is shorter than its fold, so a fold has at least two rows. */
export function PhoneList<Item>({ items, short, children }: PhoneListProps<Item>) {
  const isWhole = !useIsPhone() || items.length <= short + 1;
  if (isWhole) return children(items);
  return (
    <>
      {children(items.slice(0, short))}
      <PhoneFold label={fill(words.more, { count: items.length - short })}>
        {children(items.slice(short))}
      </PhoneFold>
    </>
  );
}
