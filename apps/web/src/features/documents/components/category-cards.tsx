import { type DocumentCategory, documentCategoryLabels, type DocumentView } from '@groundwork/contracts';
import { IconTile, ProgressBar } from '@groundwork/web-ui';
import { ChartColumn, FileText, Landmark } from 'lucide-react';
import { completeAt, progressOf } from '../model/document-words.ts';
import './category-cards.css';

const icons = { tax_documents: FileText, bank_statements: Landmark, financial_reports: ChartColumn } as const;

export interface CategoryCardsProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
  readonly onFilter: (category: DocumentCategory | null) => void;
}

/** How complete each category is; a click shows only its documents, a second one all again. */
export function CategoryCards({ documents, filter, onFilter }: CategoryCardsProps) {
  return (
    <ul className="categories">
      {progressOf(documents).map(({ category, done, uploaded }) => {
        const Icon = icons[category];
        const name = documentCategoryLabels[category];
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
                  {done}/{completeAt}
                </strong>
              </span>
              <span className="gw-hidden">complete, </span>
              <span className="category-count">{uploaded} uploaded</span>
            </button>
            <ProgressBar
              label={`${name} complete`}
              percent={Math.round((done / completeAt) * 100)}
              text={`${done} of ${completeAt}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
