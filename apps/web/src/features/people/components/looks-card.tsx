import { Card, cardLinkClass } from '@groundwork/web-ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { AccessLog } from '#shared/privacy/access-log.tsx';
import { words as peopleWords } from '../people.wording.ts';

const { looks: words } = peopleWords;
const looks = { service: 'identity', action: 'area.read', limit: 10 } as const;

export function LooksCard() {
  const action = (
    <Link className={cardLinkClass} to={paths.privacyCenter()}>
      {words.all}
    </Link>
  );
  return (
    <Card title={words.title} subtitle={words.subtitle} action={action}>
      <AccessLog query={looks} empty={words.empty} emptyText={words.emptyText} />
    </Card>
  );
}
