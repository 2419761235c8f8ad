import { Button, Card, ProgressBar } from '@groundwork/web-ui';
import { FileField } from '#shared/forms/file-field.tsx';
import { fill } from '@groundwork/wording';
import { type Sending, type SendingControl, useSending } from '../api/use-sending.ts';
import { words } from '../record-imports.wording.ts';

function describe({ step, name }: Sending): string {
  return step === 'idle' ? '' : fill(words.send[step], { name });
}

function Progress({ sending, pause, resume }: Omit<SendingControl, 'start'>) {
  const isRunning = sending.step === 'summing' || sending.step === 'sending';
  return (
    <div className="record-sending">
      <p role="status">{describe(sending)}</p>
      <ProgressBar label={describe(sending)} percent={sending.share} />
      {sending.error === null ? null : <p role="alert">{sending.error}</p>}
      {isRunning ? (
        <Button look="outline" onClick={pause}>
          {words.send.pause}
        </Button>
      ) : null}
      {sending.step === 'paused' ? (
        <Button look="outline" onClick={resume}>
          {words.send.resume}
        </Button>
      ) : null}
    </div>
  );
}

export function SendFile() {
  const { sending, start, pause, resume } = useSending();
  const isBusy = sending.step === 'summing' || sending.step === 'sending';
  return (
    <Card title={words.send.title} subtitle={words.send.subtitle}>
      <FileField
        label={words.send.file}
        accept=".csv,.gz,text/csv,application/gzip"
        disabled={isBusy}
        onChoose={(file) => {
          if (file) start(file);
        }}
      />
      {sending.step === 'idle' ? null : <Progress sending={sending} pause={pause} resume={resume} />}
    </Card>
  );
}
