import type { DocumentView, SamplePaper } from '@groundwork/contracts';
import { Button, Card } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { fetchSample } from '../api/fetch-sample.ts';
import { useUpload } from '../api/use-upload.ts';
import { specifiedWords, words } from '../documents.wording.ts';
import { findOfferedSample } from '../model/offered-sample.ts';

interface SampleDocumentCardProps {
  readonly document: SamplePaper | null;
  readonly documents: readonly DocumentView[] | undefined;
}

export function SampleDocumentCard({ document, documents }: SampleDocumentCardProps) {
  const [loading, setLoading] = useState(false);
  const { percent, send } = useUpload();
  const offered = findOfferedSample(document, documents);
  if (offered === null) return null;
  const { name, category, subcategory } = offered;

  const use = async () => {
    setLoading(true);
    try {
      await send({ file: await fetchSample(name), category, subcategory });
    } catch {
      showToast({
        title: specifiedWords.uploadFailedTitle,
        description: words.samplePaper.failed,
        destructive: true,
      });
    } finally {
      setLoading(false);
    }
  };

  return (
    <Card
      title={words.samplePaper.title}
      subtitle={fill(words.samplePaper.text, { name })}
      action={
        <Button look="outline" busy={loading || percent !== null} onClick={() => void use()}>
          {words.samplePaper.use}
        </Button>
      }
    />
  );
}
