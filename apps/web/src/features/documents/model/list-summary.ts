import { documentCategoryLabels, documentKinds, type DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../drop-queue.wording.ts';
import { ownerNote } from './document-state.ts';
import { holderNote, isHolderOpen, isOthersSample } from './holder.ts';
import { isBeingRead, isRead, needsCategory } from './owner-actions.ts';
import type { QueueRow } from './queue-row.ts';

type Part = 'counted' | 'reviewed' | 'yours' | 'running';

function partOf(document: DocumentView): Part | null {
  if (isBeingRead(document)) return 'running';
  if (!isRead(document) || needsCategory(document) || isHolderOpen(document)) return 'yours';
  if (document.reviewRequired) return 'reviewed';
  return isOthersSample(document) ? null : 'counted';
}

const parts = { waiting: 'running', good: null, bad: 'yours' } as const;
const order: readonly Part[] = ['counted', 'reviewed', 'running', 'yours'];

/** One sentence for screen readers, which changes only when a file changes its state. */
export function listSummary(documents: readonly DocumentView[], rows: readonly QueueRow[]): string {
  const all = [...documents.map(partOf), ...rows.map(({ tone }) => parts[tone])];
  const count = (part: Part) => all.filter((each) => each === part).length;
  return order
    .filter((part) => part === 'counted' || count(part) > 0)
    .map((part) => fill(words.summary[part], { count: count(part) }))
    .join(' · ');
}

/** What a read document is, and where it counts unless another note explains its credit. */
export function readingNote(document: DocumentView): string | null {
  const { aiAnalysis, subcategory } = document;
  const kind = aiAnalysis.classification?.subcategory ?? subcategory;
  if (kind === null || !isRead(document)) return null;
  const readAs = fill(words.readAs, { kind: documentKinds[kind].label });
  if (ownerNote(document) !== null || holderNote(document) !== null) return readAs;
  return `${readAs} ${fill(words.counts, { category: documentCategoryLabels[document.category] })}`;
}
