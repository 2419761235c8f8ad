import { Card } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/business/use-business.ts';
import { formatDate } from '#shared/formatting/format.ts';
import '#shared/business/people.css';
import { useDeadlines } from '../api/use-document-requests.ts';
import { words as requestWords } from '../document-requests.wording.ts';
import { daysOfDeadlines } from '../model/days-of-deadlines.ts';

const { deadlines: words } = requestWords;

export function NextDeadlines() {
  const canView = useCan('documents', 'view');
  const { data = [] } = useDeadlines({ isOff: !canView });
  if (data.length === 0) return null;
  return (
    <Card title={words.title}>
      <ul className="people-list">
        {daysOfDeadlines(data).map(({ on, deadlines }) => (
          <li key={on}>
            <h3>{formatDate(on)}</h3>
            {deadlines.map(({ kind, title, href }, at) => (
              <div key={at}>
                <Link to={href}>{title}</Link>
                <p>{words.kinds[kind]}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
