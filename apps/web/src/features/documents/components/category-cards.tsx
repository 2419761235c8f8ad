import { documentCatalogue, type DocumentCategory, type DocumentView } from '@groundwork/contracts';
import { IconTile, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { categoryIcons } from '#shared/documents/category-icons.ts';
import { words } from '../documents.wording.ts';
import { progressOf } from '../model/document-state.ts';
import './category-cards.css';

export interface CategoryCardsProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
  readonly onFilter: (category: DocumentCategory | null) => void;
}

export function CategoryCards({ documents, filter, onFilter }: CategoryCardsProps) {
  return (
    <ul className="categories">
      {progressOf(documents).map(({ category, done, uploaded }) => {
        const Icon = categoryIcons[category];
        const { label: name, slots } = documentCatalogue[category];
        const chosen = filter === category;
        return (
          <li key={category}>
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
                  {done}/{slots}
                </strong>
              </span>
              <span className="gw-hidden">{words.categories.complete} </span>
              <span className="category-count">{fill(words.categories.uploaded, { count: uploaded })}</span>
            </button>
            <ProgressBar
              label={fill(words.categories.progress, { category: name })}
              percent={Math.round((done / slots) * 100)}
              text={fill(words.categories.progressValue, { count: done, total: slots })}
            />
          </li>
        );
      })}
    </ul>
  );
}
