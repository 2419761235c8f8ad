import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone = 'neutral' | 'info' | 'good' | 'warn' | 'bad' | 'next';

export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return <span className={`gw-badge gw-badge-${tone}`}>{children}</span>;
}
