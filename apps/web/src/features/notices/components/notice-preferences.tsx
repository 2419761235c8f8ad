import { type NoticeKind, noticeKinds, type NoticePreferences, noticeWords } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { Switch } from 'antd';
import { QueryResult } from '#shared/api/query-result.tsx';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useNoticeActions, useNoticePreferences } from '../api/use-notices.ts';
import { words as noticeTexts } from '../notices.wording.ts';
import './notices.css';

const { preferences: words } = noticeTexts;

interface RowProps {
  readonly kind: NoticeKind;
  readonly preferences: NoticePreferences;
}

function Row({ kind, preferences: { kinds, mailConfigured } }: RowProps) {
  const { changePreference } = useNoticeActions();
  const { busy, run } = useActionWithToast();
  const { label } = noticeWords[kind];
  const change = (preference: Partial<NoticePreferences['kinds'][NoticeKind]>) =>
    run(async () => {
      await changePreference({ kind, ...kinds[kind], ...preference });
      return undefined;
    });
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Switch
          aria-label={fill(words.inAppOf, { label })}
          checked={kinds[kind].inApp}
          disabled={busy}
          onChange={(inApp) => void change({ inApp })}
        />
      </td>
      <td>
        <Switch
          aria-label={fill(words.byMailOf, { label })}
          checked={kinds[kind].byMail}
          disabled={busy || !mailConfigured}
          onChange={(byMail) => void change({ byMail })}
        />
      </td>
    </tr>
  );
}

function Table({ preferences }: { readonly preferences: NoticePreferences }) {
  return (
    <>
      <table className="notice-preferences">
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.inApp}</th>
            <th scope="col">{words.byMail}</th>
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map((kind) => (
            <Row key={kind} kind={kind} preferences={preferences} />
          ))}
        </tbody>
      </table>
      {preferences.mailConfigured ? null : <p className="notices-none">{words.noMail}</p>}
    </>
  );
}

export function NoticePreferenceCard() {
  return (
    <Card title={noticeTexts.title} subtitle={words.subtitle}>
      <QueryResult
        query={useNoticePreferences()}
        failure={{ title: words.notLoaded, text: words.retry }}
        rows={4}
      >
        {(preferences) => <Table preferences={preferences} />}
      </QueryResult>
    </Card>
  );
}
