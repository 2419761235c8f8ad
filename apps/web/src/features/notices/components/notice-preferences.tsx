import { type NoticeKind, noticeKinds, type NoticePreferences, noticeWords } from '@groundwork/contracts';
import { Card, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { Switch } from 'antd';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { useActionWithToast } from '#shared/toast/use-action-with-toast.ts';
import { useNoticeActions, useNoticePreferences } from '../api/use-notices.ts';
import './notices.css';

interface RowProps {
  readonly kind: NoticeKind;
  readonly preferences: NoticePreferences;
}

function Row({ kind, preferences: { kinds, mailConfigured } }: RowProps) {
  const { prefer } = useNoticeActions();
  const { busy, run } = useActionWithToast();
  const { label } = noticeWords[kind];
  const change = (wish: Partial<NoticePreferences['kinds'][NoticeKind]>) =>
    run(async () => {
      await prefer({ kind, ...kinds[kind], ...wish });
      return undefined;
    });
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Switch
          aria-label={`${label}: in the app`}
          checked={kinds[kind].inApp}
          disabled={busy}
          onChange={(inApp) => void change({ inApp })}
        />
      </td>
      <td>
        <Switch
          aria-label={`${label}: by mail`}
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
            <th scope="col">Tell me when</th>
            <th scope="col">In the app</th>
            <th scope="col">By mail</th>
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map((kind) => (
            <Row key={kind} kind={kind} preferences={preferences} />
          ))}
        </tbody>
      </table>
      {preferences.mailConfigured ? null : <p className="notices-none">This site sends no mail.</p>}
    </>
  );
}

export function NoticePreferenceCard() {
  const { data, error, refresh } = useNoticePreferences();
  return (
    <Card title="Notices" subtitle="A notice says that something happened, never a figure.">
      {data !== undefined ? (
        <Table preferences={data} />
      ) : error === undefined ? (
        <RowsSkeleton rows={4} />
      ) : (
        <ErrorState
          title="Your preferences could not be loaded"
          message={serverMessageOf(error)}
          text="Check your connection and try again."
          onRetry={refresh}
        />
      )}
    </Card>
  );
}
