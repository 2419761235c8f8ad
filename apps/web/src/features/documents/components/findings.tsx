import type { AiAnalysis } from '@groundwork/contracts';
import type { KeyboardEvent } from 'react';
import type { Corrections } from '../api/use-corrections.ts';
import { words } from '../documents.wording.ts';
import { FigureList } from './figure-list.tsx';
import './findings.css';
import type { Pages } from './page-viewer.tsx';
import { SignalList } from './signal-list.tsx';

export interface FindingsProps {
  readonly analysis: AiAnalysis;
  readonly lastPicture: number;
  readonly pages: Pick<Pages, 'chosen' | 'choose' | 'pointed' | 'point'>;
  /** Null where nothing can be corrected. */
  readonly corrections: Corrections | null;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const entries = '.findings li[data-figure], .findings li[data-code]';

/** Keys work only while the focus is on a finding, so they never disturb another part of the screen. */
function onReviewKey(event: KeyboardEvent<HTMLDivElement>): void {
  if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(entries)];
  const at = all.findIndex((entry) => entry.contains(event.target as Node));
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    all[Math.min(all.length - 1, Math.max(0, at + step))]?.querySelector<HTMLElement>('button')?.focus();
    return;
  }
  const button = all[at]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key)}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

export function Findings(props: FindingsProps) {
  const isReview = props.corrections?.role === 'reviewer';
  return (
    <div className="findings-all" onKeyDown={isReview ? onReviewKey : undefined}>
      {isReview ? <p className="findings-none">{words.corrections.keys}</p> : null}
      <SignalList {...props} />
      <FigureList {...props} />
    </div>
  );
}
