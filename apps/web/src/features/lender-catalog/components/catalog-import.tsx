import { fill } from '@groundwork/wording';
import type { ColumnMapping, ImportPlan } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { FileField } from '#shared/forms/file-field.tsx';
import { showToast } from '#shared/toast/toast-store.ts';
import { useCatalogActions } from '../api/use-lender-catalog.ts';
import { readHeaders, isMapped } from '../model/columns.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ImportReview } from './import-review.tsx';
import { words } from '../lender-catalog.wording.ts';

const headerBytes = 64 * 1024;

function showImportError(error: unknown): void {
  const message = error instanceof Error ? serverMessageOf(error) : null;
  showToast({
    title: words.errorTitle,
    description: message ?? words.import.failed,
    destructive: true,
  });
}

export function CatalogImport() {
  const { check, apply } = useCatalogActions();
  const [file, setFile] = useState<File | null>(null);
  const [headers, setHeaders] = useState<readonly string[]>([]);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const runBusy = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      showImportError(error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File | null) =>
    runBusy(async () => {
      setFile(chosen);
      setPlan(null);
      setMapping({});
      setHeaders(chosen === null ? [] : readHeaders(await chosen.slice(0, headerBytes).text()));
    });
  return (
    <Card title={words.import.title} subtitle={words.import.subtitle}>
      <FileField
        label={words.import.file}
        accept=".csv,text/csv"
        onChoose={(chosen) => void choose(chosen)}
      />
      {file === null ? null : (
        <>
          <ColumnChoices headers={headers} mapping={mapping} onMapping={setMapping} />
          <Button
            look="outline"
            busy={busy}
            disabled={!isMapped(headers, mapping)}
            onClick={() => void runBusy(async () => setPlan(await check(file, mapping)))}
          >
            {words.import.check}
          </Button>
        </>
      )}
      {plan === null ? null : (
        <ImportReview
          key={plan.id}
          plan={plan}
          busy={busy}
          onApply={(absent) =>
            void runBusy(async () => {
              const { version } = await apply(plan.id, { absent });
              setPlan(null);
              showToast({
                title: words.import.changed,
                description: fill(words.import.changedText, { version: String(version) }),
              });
            })
          }
        />
      )}
    </Card>
  );
}
