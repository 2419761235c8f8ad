import type { CarryKind } from '@groundwork/contracts';
import { cardLinkClass } from '@groundwork/web-ui';
import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { readView, withoutFilters, writeView } from '../model/lender-list.ts';
import { tableId } from '../model/table-columns.ts';

export interface ShowKindProps {
  readonly kind: CarryKind;
  readonly label: string;
  readonly children: ReactNode;
}

export function ShowKind({ kind, label, children }: ShowKindProps) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const search = writeView(query, { ...withoutFilters(readView(query)), kind }).toString();
  const scrollToTable = () =>
    requestAnimationFrame(() => document.getElementById(tableId)?.scrollIntoView({ block: 'start' }));
  return (
    <Link
      className={cardLinkClass}
      aria-label={label}
      to={{ pathname, search }}
      replace
      preventScrollReset
      onClick={scrollToTable}
    >
      {children} <ArrowDown aria-hidden="true" size={16} />
    </Link>
  );
}
