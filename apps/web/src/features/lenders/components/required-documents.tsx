import { documentCategoryLabels, type LenderMatchDetail } from '@groundwork/contracts';
import { ProgressBar } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

export function RequiredDocuments({ papers }: { readonly papers: LenderMatchDetail['requiredDocuments'] }) {
  if (papers.length === 0) return null;
  return (
    <section aria-label="Papers they ask for">
      <h3>Papers they ask for</h3>
      <ul className="lender-papers">
        {papers.map(({ category, required, ready }) => (
          <li key={category}>
            <span>
              {documentCategoryLabels[category]}: {ready} of {required} ready
            </span>
            <ProgressBar
              label={documentCategoryLabels[category]}
              percent={Math.round((100 * ready) / required)}
            />
          </li>
        ))}
      </ul>
      <Link to={paths.documents()}>Upload documents</Link>
    </section>
  );
}
