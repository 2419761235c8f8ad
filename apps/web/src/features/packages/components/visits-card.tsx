import type { PackageView, PackageVisit } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { formatMoment } from '#shared/formatting/format.ts';
import { useVisits } from '../api/use-packages.ts';
import { words as packageWords } from '../packages.wording.ts';

const { visits: words } = packageWords;

interface VisitProps {
  readonly visit: PackageVisit;
  readonly file: PackageView;
}

function nameOf({ items }: PackageView, itemId: string): string {
  const item = items.find(({ id }) => id === itemId);
  return item ? [item.kind.replaceAll('_', ' '), item.period].filter(Boolean).join(' ') : words.memo;
}

function Visit({ visit: { recipient, openedAt, seconds, downloads, pages }, file }: VisitProps) {
  return (
    <li>
      <h2>{fill(words.visit, { recipient, time: formatMoment(openedAt) })}</h2>
      <p>
        {[
          fill(words.seconds, { count: seconds }),
          ...(downloads === 0 ? [] : [fill(words.downloads, { count: downloads })]),
        ].join(' · ')}
      </p>
      <ul>
        {pages.map(({ itemId, page, seconds: count }) => (
          <li key={`${itemId} ${page}`}>
            {fill(words.page, { item: nameOf(file, itemId), page: String(page), count })}
          </li>
        ))}
      </ul>
    </li>
  );
}

export function VisitsCard({ file }: { readonly file: PackageView }) {
  const { data = [] } = useVisits(file.id);
  return (
    <Card title={words.title}>
      {data.length === 0 ? <p className="packages-note">{words.none}</p> : null}
      <ul className="packages-list">
        {data.map((visit) => (
          <Visit key={visit.id} visit={visit} file={file} />
        ))}
      </ul>
    </Card>
  );
}
