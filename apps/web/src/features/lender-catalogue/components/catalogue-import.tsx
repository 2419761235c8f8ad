import type { ColumnMapping, ImportPlan } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { serverMessageOf } from '#shared/api/http-error.ts';
import { showToast } from '#shared/toast/toast-store.ts';
import { useCatalogueActions } from '../api/use-lender-catalogue.ts';
import { readHeaders, isMapped } from '../model/columns.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ImportReview } from './import-review.tsx';

/** The first line is all that is read here. */
const firstBytes = 64 * 1024;

function showImportError(error: unknown): void {
  const said = error instanceof Error ? serverMessageOf(error) : null;
  showToast({
    title: 'Error',
    description: said ?? 'The file could not be imported. Nothing was changed.',
    destructive: true,
  });
}

export function CatalogueImport() {
  const { check, apply } = useCatalogueActions();
  const [file, setFile] = useState<File | null>(null);
  const [headers, setHeaders] = useState<readonly string[]>([]);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
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
      setHeaders(chosen === null ? [] : readHeaders(await chosen.slice(0, firstBytes).text()));
    });
  return (
    <Card
      title="Import a catalogue"
      subtitle="A CSV file in UTF-8. It is checked first; nothing changes before you apply it."
    >
      <label className="catalogue-file">
        CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => void choose(target.files?.[0] ?? null)}
        />
      </label>
      {file === null ? null : (
        <>
          <ColumnChoices headers={headers} mapping={mapping} onMapping={setMapping} />
          <Button
            look="outline"
            busy={busy}
            disabled={!isMapped(headers, mapping)}
            onClick={() => void runBusy(async () => setPlan(await check(file, mapping)))}
          >
            Check the file
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
              showToast({ title: 'Catalogue changed', description: `This is version ${version}.` });
            })
          }
        />
      )}
    </Card>
  );
}
