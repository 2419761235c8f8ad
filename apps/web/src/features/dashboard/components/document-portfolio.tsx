import { fill } from '@groundwork/wording';
import { type DashboardReply, documentCatalogue, documentCategories } from '@groundwork/contracts';
import { Card, cardLinkClass, EmptyState, IconTile, Steps } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categoryIcons } from '#shared/documents/category-icons.ts';
import { paths } from '#shared/paths.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

export function DocumentPortfolio({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { documents, unavailable } = dashboard;
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
          {documentCategories.map((category) => {
            const { label, slots } = documentCatalogue[category];
            const Icon = categoryIcons[category];
            const done = Math.min(documents.categories[category], slots);
            return (
              <li key={category}>
                <IconTile>
                  <Icon size={19} />
                </IconTile>
                <div>
                  <h3>{label}</h3>
                  <p>{fill(specifiedWords.complete, { done, slots })}</p>
                </div>
                <Steps done={done} total={slots} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
