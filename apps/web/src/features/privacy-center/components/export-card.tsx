import type { ExportView } from '@groundwork/contracts';
import { Badge, Button, Card, ErrorState, Loading, ProgressBar, RowsSkeleton } from '@groundwork/web-ui';
import { runWithErrorToast } from '#shared/api/run-with-error-toast.ts';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { formatBytes, formatMoment } from '#shared/formatting/format.ts';
import { type Exporting, useExport } from '../api/use-export.ts';

function Building({ current: { done, parts } }: { readonly current: ExportView }) {
  const percent = parts === 0 ? 0 : (100 * done) / parts;
  const text = parts === 0 ? 'Collecting your data' : `${done} of ${parts} parts`;
  return (
    <div role="status">
      <p>Your export is being built: {text}.</p>
      <ProgressBar label="Export" percent={percent} text={text} />
    </div>
  );
}

function Ready({ current, download }: { readonly current: ExportView } & Pick<Exporting, 'download'>) {
  return (
    <>
      <p role="status">
        <Badge tone="good">Ready</Badge> {current.bytes === null ? '' : formatBytes(current.bytes)}, until{' '}
        {current.expiresAt === null ? '' : formatMoment(current.expiresAt)}.
      </p>
      <Button onClick={() => void download(current)}>Download</Button>
    </>
  );
}

const afterwards: Partial<Record<ExportView['state'], string>> = {
  failed: 'Your last export could not be built. Please try again.',
  expired: 'Your last export has expired and is deleted.',
};

function Current({ standing, build, download }: Exporting) {
  const { data, error, refresh } = standing;
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="Your export could not be looked up"
        message={serverMessageOf(error)}
        text="Try again in a moment."
        onRetry={refresh}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading label="Loading your export">
        <RowsSkeleton rows={1} />
      </Loading>
    );
  }
  return <Standing current={data.export} build={build} download={download} />;
}

interface StandingProps extends Pick<Exporting, 'build' | 'download'> {
  readonly current: ExportView | null;
}

function Standing({ current, build, download }: StandingProps) {
  if (current?.state === 'building') return <Building current={current} />;
  return (
    <>
      {current?.state === 'ready' ? <Ready current={current} download={download} /> : null}
      {current && afterwards[current.state] ? <p>{afterwards[current.state]}</p> : null}
      <Button
        look="outline"
        onClick={() => void runWithErrorToast('The export could not be asked for', build)}
      >
        {current === null ? 'Build my export' : 'Build a new one'}
      </Button>
    </>
  );
}

export function ExportCard() {
  const exporting = useExport();
  return (
    <Card
      title="Your data"
      subtitle="A ZIP with everything we keep of you, as JSON and CSV, and your files as you uploaded them. Nothing in it is masked: keep it safe."
      className="privacy-card"
    >
      <Current {...exporting} />
    </Card>
  );
}
