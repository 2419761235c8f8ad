import { Card } from '@groundwork/web-ui';
import { AccessLog } from '#shared/privacy/access-log.tsx';
import { useOwnThings } from '../api/use-privacy-records.ts';
import { subjectText } from '../model/access-log-texts.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { accessLog: words } = privacyWords;

export function AccessLogCard() {
  const own = useOwnThings();
  return (
    <Card title={words.title} subtitle={words.subtitle} className="privacy-card">
      <AccessLog
        query={{ limit: 20 }}
        empty={words.empty}
        emptyText={words.emptyText}
        subjectOf={(entry) => subjectText(entry, own)}
      />
    </Card>
  );
}
