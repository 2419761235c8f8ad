import type { PackageView } from '@groundwork/contracts';
import { Badge, type BadgeTone, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Link } from 'react-router-dom';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatMoment } from '#shared/formatting/format.ts';
import { paths } from '#shared/paths.ts';
import { usePackages } from '../api/use-packages.ts';
import { words } from '../packages.wording.ts';
import './packages.css';

export const tones: Readonly<Record<PackageView['state'], BadgeTone>> = {
  building: 'info',
  needs_check: 'next',
  ready: 'good',
  failed: 'bad',
  withdrawn: 'neutral',
};

const factsOf = ({ version, links, lastVisitAt }: PackageView): string[] => [
  fill(words.list.version, { version: String(version) }),
  fill(words.list.links, { count: links.active }),
  lastVisitAt === null ? words.list.noVisit : fill(words.list.lastVisit, { time: formatMoment(lastVisitAt) }),
];

function Row({ file }: { readonly file: PackageView }) {
  const { id, title, state } = file;
  return (
    <li>
      <h2>
        <Link to={paths.package(id)}>{title}</Link> <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </h2>
      <p>{factsOf(file).join(' · ')}</p>
    </li>
  );
}

export function PackageList() {
  return (
    <QueryResult
      query={usePackages()}
      failure={{ title: words.list.away, text: words.list.awayText }}
      rows={3}
    >
      {(data) => {
        if (data.length === 0) return <EmptyState title={words.list.empty} />;
        return (
          <Card title={words.list.label}>
            <ul className="packages-list">
              {data.map((file) => (
                <Row key={file.id} file={file} />
              ))}
            </ul>
          </Card>
        );
      }}
    </QueryResult>
  );
}
