import {
  documentCatalog,
  documentCategories,
  type DocumentCategory,
  type DocumentView,
} from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words as queueWords } from '../drop-queue.wording.ts';
import { slotsOf } from '../model/document-slots.ts';

const { slots: words } = queueWords;

export interface MissingDocumentsProps {
  readonly documents: readonly DocumentView[];
  readonly filter: DocumentCategory | null;
}

/** The rest of the list: what the score still counts in a category. */
export function MissingDocuments({ documents, filter }: MissingDocumentsProps) {
  const today = new Date().toISOString().slice(0, 10);
  const categories = documentCategories.filter((category) => filter === null || filter === category);
  return categories.flatMap((category) =>
    slotsOf(category, documents, today)
      .filter(({ state }) => state === 'missing')
      .map(({ key, label }) => (
        <li key={`${category} ${key}`} className="document document-missing">
          <CircleDashed aria-hidden="true" size={20} />
          <p>
            <strong>{label}</strong> <span>{documentCatalog[category].label}</span>
          </p>
          <span>{words.missing}</span>
          <Link
            className="document-add"
            to={paths.documents({ category })}
            aria-label={fill(words.addThis, { document: label })}
          >
            {words.add}
          </Link>
        </li>
      )),
  );
}
