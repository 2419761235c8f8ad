import { fill } from '@groundwork/wording';
import {
  type DashboardReply,
  documentCatalog,
  documentCategories,
  type DocumentCategory,
} from '@groundwork/contracts';
import { Card, cardLinkClass, EmptyState, IconTile, Steps } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categoryIcons } from '#shared/documents/category-icons.ts';
import { progressOfSlots } from '#shared/documents/category-progress.ts';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

interface PortfolioRowProps extends Pick<DashboardReply, 'documents'> {
  readonly category: DocumentCategory;
}

function PortfolioRow({ category, documents }: PortfolioRowProps) {
  const Icon = categoryIcons[category];
  const progress = documents.progress?.[category] ?? { counted: documents.categories[category], waiting: 0 };
  const { counted, waiting, slots, text } = progressOfSlots(category, progress);
  return (
    <li>
      <IconTile>
        <Icon size={19} />
      </IconTile>
      <div>
        <h3>{documentCatalog[category].label}</h3>
        <p>{text}</p>
      </div>
      <div className="portfolio-progress">
        <p>{fill(specifiedWords.complete, { done: counted, slots })}</p>
        <Steps done={counted} waiting={waiting} total={slots} />
      </div>
    </li>
  );
}

export function DocumentPortfolio({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { documents, unavailable, withheld } = dashboard;
  if (withheld.includes('documents')) return null;
  const manage = (
    <Link className={cardLinkClass} to={paths.documents()}>
      {specifiedWords.manageDocuments} <ArrowUpRight aria-hidden="true" size={16} />
    </Link>
  );
  return (
    <Card title={specifiedWords.portfolio} hint={words.documents.hint} action={manage}>
      {unavailable.includes('documents') ? (
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={words.documents.unavailable}
          text={words.documents.unavailableText}
        />
      ) : (
        <ul className="portfolio">
          {documentCategories.map((category) => (
            <PortfolioRow key={category} category={category} documents={documents} />
          ))}
        </ul>
      )}
    </Card>
  );
}
