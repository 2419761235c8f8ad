import { type DashboardReply, documentCatalogue, documentCategories } from '@groundwork/contracts';
import { Card, cardLinkClass, EmptyState, IconTile, Steps } from '@groundwork/web-ui';
import { ArrowUpRight, CloudOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categoryIcons } from '#shared/documents/category-icons.ts';
import { paths } from '#shared/paths.ts';

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
                  <p>
                    {done}/{slots} complete
                  </p>
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
