import { documentCatalog, type DocumentCategory, type DocumentView } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { CircleCheck, CircleDashed, Eye } from 'lucide-react';
import { words as queueWords } from '../drop-queue.wording.ts';
import { slotsOf } from '../model/document-slots.ts';
import './slot-list.css';

const { slots: words } = queueWords;

const icons = { counted: CircleCheck, waiting: Eye, missing: CircleDashed } as const;

export interface SlotListProps {
  readonly category: DocumentCategory;
  readonly documents: readonly DocumentView[];
}

export function SlotList({ category, documents }: SlotListProps) {
  const today = new Date().toISOString().slice(0, 10);
  const { label } = documentCatalog[category];
  return (
    <ul className="slots" aria-label={fill(words.label, { category: label })}>
      {slotsOf(category, documents, today).map(({ key, state, label: name }) => {
        const Icon = icons[state];
        return (
          <li key={key} className={`slot slot-${state}`}>
            <Icon aria-hidden="true" size={16} />
            <span>{name}</span>
            <small>{words[state]}</small>
          </li>
        );
      })}
    </ul>
  );
}
