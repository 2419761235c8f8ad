import { fill } from '@groundwork/wording';
import { documentCategoryLabels, type LenderMatchDetail } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { words } from '../lenders.wording.ts';

export function RequiredDocuments({
  documents,
}: {
  readonly documents: LenderMatchDetail['requiredDocuments'];
}) {
  if (documents.length === 0) return null;
  return (
    <section aria-label={words.documents.heading}>
      <h3>{words.documents.heading}</h3>
      <ul className="lender-documents">
        {documents.map(({ category, required, ready }) => (
          <li key={category}>
            <span>
              {fill(words.documents.ready, { category: documentCategoryLabels[category], ready, required })}
            </span>
            <ProgressBar
              label={documentCategoryLabels[category]}
              percent={Math.round((100 * ready) / required)}
            />
          </li>
        ))}
      </ul>
      <Link to={paths.documents()}>{words.documents.upload}</Link>
    </section>
  );
}
