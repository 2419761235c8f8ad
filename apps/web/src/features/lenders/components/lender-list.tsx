import type { LenderMatch } from '@groundwork/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { LenderCard } from './lender-card.tsx';

export interface LenderListProps {
  readonly matches: readonly LenderMatch[];
  readonly onOpen: (id: string) => void;
}

const estimatedHeight = 260;

/** A measured card moves the list. Smooth scrolling would make the text slide while the owner reads. */
const scrollInstantly = (offset: number, { adjustments = 0 }: { adjustments?: number | undefined }): void => {
  window.scrollTo({ top: offset + adjustments, behavior: 'instant' });
};

export function LenderList({ matches, onOpen }: LenderListProps) {
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: matches.length,
    estimateSize: () => estimatedHeight,
    overscan: 4,
    gap: 16,
    scrollMargin: top,
    scrollToFn: scrollInstantly,
    getItemKey: (index) => matches[index]?.id ?? index,
  });
  return (
    <ul
      ref={(list) => setTop(list?.offsetTop ?? 0)}
      className="lender-list"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const match = matches[index];
        if (match === undefined) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={matches.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            <LenderCard match={match} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}
