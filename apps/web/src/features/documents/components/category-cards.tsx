import {
  documentCatalog,
  documentCategories,
  type DocumentCategory,
  type DocumentView,
  progressByCategory,
} from '@groundwork/contracts';
import { IconTile, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { categoryIcons } from '#shared/documents/category-icons.ts';
import { progressOfSlots } from '#shared/documents/category-progress.ts';
import { isInCategory } from '../model/owner-actions.ts';
import { words } from '../documents.wording.ts';
import './category-cards.css';

export interface CategoryCardsProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
  readonly onFilter: (category: DocumentCategory | null) => void;
}

export function CategoryCards({ documents, filter, onFilter }: CategoryCardsProps) {
  const progress = progressByCategory(documents);
  return (
    <ul className="categories">
      {documentCategories.map((category) => {
        const Icon = categoryIcons[category];
        const name = documentCatalog[category].label;
        const { counted, waiting, slots, text } = progressOfSlots(category, progress[category]);
        const uploaded = documents.filter((document) => isInCategory(document, category)).length;
        const chosen = filter === category;
        return (
          <li key={category}>
            <div className="category-card">
              <button
                type="button"
                className="category"
                aria-pressed={chosen}
                onClick={() => onFilter(chosen ? null : category)}
              >
                <span className="category-head">
                  <IconTile>
                    <Icon size={19} />
                  </IconTile>
                  <span className="category-name">{name}</span>
                  <strong>
                    {counted}/{slots}
                  </strong>
                </span>
                <span className="gw-hidden">{words.categories.complete} </span>
                <span className="category-count">{text}</span>
                <span className="category-count">{fill(words.categories.uploaded, { count: uploaded })}</span>
              </button>
              <ProgressBar
                label={fill(words.categories.progress, { category: name })}
                percent={Math.round((counted / slots) * 100)}
                waitingPercent={(waiting / slots) * 100}
                text={text}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
