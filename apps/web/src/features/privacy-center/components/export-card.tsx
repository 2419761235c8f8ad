import type { ExportView } from '@groundwork/contracts';
import { Badge, Button, Card, ProgressBar } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { QueryResult } from '#shared/api/query-result.tsx';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { type ExportControl, useExport } from '../api/use-export.ts';
import { words as privacyWords } from '../privacy-center.wording.ts';

const { export: words } = privacyWords;

function Building({ current: { done, parts } }: { readonly current: ExportView }) {
  const percent = parts === 0 ? 0 : (100 * done) / parts;
  const text = parts === 0 ? words.collecting : fill(words.progress, { done, total: parts });
  return (
    <div role="status">
      <p>{fill(words.building, { progress: text })}</p>
      <ProgressBar label={words.label} percent={percent} text={text} />
    </div>
  );
}

function Ready({ current, download }: { readonly current: ExportView } & Pick<ExportControl, 'download'>) {
  return (
    <>
      <p role="status">
        <Badge tone="good">{words.ready}</Badge>{' '}
        {fill(words.size, {
          size: current.bytes === null ? '' : formatBytes(current.bytes),
          time: current.expiresAt === null ? '' : formatMoment(current.expiresAt),
        })}
      </p>
      <Button onClick={() => void download(current)}>{words.download}</Button>
    </>
  );
}

const endTexts: Partial<Record<ExportView['state'], string>> = {
  failed: words.failed,
  expired: words.expired,
};

function CurrentExport({ status: standing, build, download }: ExportControl) {
  return (
    <QueryResult
      query={standing}
      failure={{ title: words.notLoaded, text: privacyWords.retry }}
      loading={words.loading}
      rows={1}
    >
      {(data) => {
        return <ExportState current={data.export} build={build} download={download} />;
      }}
    </QueryResult>
  );
}

interface ExportStateProps extends Pick<ExportControl, 'build' | 'download'> {
  readonly current: ExportView | null;
}

function ExportState({ current, build, download }: ExportStateProps) {
  if (current?.state === 'building') return <Building current={current} />;
  return (
    <>
      {current?.state === 'ready' ? <Ready current={current} download={download} /> : null}
      {current && endTexts[current.state] ? <p>{endTexts[current.state]}</p> : null}
      <Button look="outline" onClick={() => void runWithErrorToast(words.notRequested, build)}>
        {current === null ? words.build : words.rebuild}
      </Button>
    </>
  );
}

export function ExportCard() {
  const control = useExport();
  return (
    <Card title={words.title} subtitle={words.subtitle} className="privacy-card">
      <CurrentExport {...control} />
    </Card>
  );
}
