import type { RecordUpload } from '@groundwork/contracts';
import { Badge, type BadgeTone, Button, Card, EmptyState } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useRecordImportActions, useRecordUploads } from '../api/use-record-imports.ts';
import { describeProgress, describeReasons, describeSummary } from '../model/upload-texts.ts';
import { words } from '../record-imports.wording.ts';
import { AsideLines } from './aside-lines.tsx';

const tones: Readonly<Record<RecordUpload['state'], BadgeTone>> = {
  receiving: 'info',
  reading: 'info',
  ready: 'next',
  refused: 'bad',
  applying: 'info',
  applied: 'good',
  cancelled: 'neutral',
};

function Actions({ upload }: { readonly upload: RecordUpload }) {
  const { apply, cancel } = useRecordImportActions();
  const { id, name, state, warnings } = upload;
  const run = (work: () => Promise<void>) => void runWithErrorToast(words.notChanged, work);
  const publish = () =>
    run(async () => {
      await apply(id, { confirm: warnings.map(({ code }) => code) });
      showToast({ title: words.uploads.applied, description: name });
    });
  return (
    <div className="record-actions">
      {state === 'ready' ? (
        <Button onClick={publish}>{warnings.length > 0 ? words.uploads.confirm : words.uploads.apply}</Button>
      ) : null}
      {['receiving', 'reading', 'ready'].includes(state) ? (
        <Button look="outline" onClick={() => run(() => cancel(id))}>
          {words.uploads.cancel}
        </Button>
      ) : null}
    </div>
  );
}

function Upload({ upload }: { readonly upload: RecordUpload }) {
  const { id, name, size, state, createdAt, summary, warnings, refusal } = upload;
  const progress = describeProgress(upload);
  const reasons = summary === null ? null : describeReasons(summary);
  return (
    <li>
      <h3>
        {name} <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </h3>
      <p>{fill(words.uploads.size, { size: formatBytes(size), time: formatMoment(createdAt) })}</p>
      {progress === null ? null : <p>{progress}</p>}
      {summary === null ? null : <p>{describeSummary(summary)}</p>}
      {reasons === null ? null : (
        <>
          <p>{reasons}</p>
          <AsideLines id={id} />
        </>
      )}
      {warnings.map(({ code, message }) => (
        <p key={code} className="record-warning">
          {message}
        </p>
      ))}
      {refusal === null ? null : <p className="record-warning">{refusal.message}</p>}
      <Actions upload={upload} />
    </li>
  );
}

export function UploadList() {
  return (
    <QueryResult query={useRecordUploads()} failure={{ title: words.away, text: words.awayText }} rows={4}>
      {(data) => (
        <Card title={words.uploads.title}>
          {data.length === 0 ? (
            <EmptyState title={words.uploads.empty} text={words.uploads.emptyText} />
          ) : (
            <ul className="record-list">
              {data.map((upload) => (
                <Upload key={upload.id} upload={upload} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </QueryResult>
  );
}
