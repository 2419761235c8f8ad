import { type DashboardReply, documentCategoryLabels } from '@groundwork/contracts';
import { Card, cardLinkClass, EmptyState, IconTile, Steps } from '@groundwork/web-ui';
import { ArrowUpRight, ChartColumn, CloudOff, FileText, Landmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';

const completeAt = 3;
const rows = [
  { category: 'tax_documents', Icon: FileText },
  { category: 'bank_statements', Icon: Landmark },
  { category: 'financial_reports', Icon: ChartColumn },
] as const;

export function DocumentPortfolio({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { documents, unavailable } = dashboard;
  const manage = (
    <Link className={cardLinkClass} to={paths.documents()}>
      Manage Documents <ArrowUpRight aria-hidden="true" size={16} />
    </Link>
  );
  return (
    <Card
      title="Document Portfolio"
      hint="Processed and verified documents, up to three in each category. One that waits for a review counts half in the score."
      action={manage}
    >
      {unavailable.includes('documents') ? (
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title="Your documents cannot be reached right now"
          text="They are safe; try again shortly."
        />
      ) : (
        <ul className="portfolio">
          {rows.map(({ category, Icon }) => {
            const done = Math.min(documents.categories[category], completeAt);
            return (
              <li key={category}>
                <IconTile>
                  <Icon size={19} />
                </IconTile>
                <div>
                  <h3>{documentCategoryLabels[category]}</h3>
                  <p>
                    {done}/{completeAt} complete
                  </p>
                </div>
                <Steps done={done} total={completeAt} />
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
