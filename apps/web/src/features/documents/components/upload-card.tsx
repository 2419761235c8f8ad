import type { DocumentCategory } from '@groundwork/contracts';
import { Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { useUpload } from '../api/use-upload.ts';
import { specifiedWords, words } from '../documents.wording.ts';
import { findUploadProblem, tooManyFiles } from '../model/upload-rules.ts';
import { DropZone } from './drop-zone.tsx';
import { type ChosenPlace, PlaceSelect } from './place-select.tsx';
import './upload-card.css';

const noPlace: ChosenPlace = { category: null, subcategory: null };

export interface UploadCardProps {
  readonly category?: DocumentCategory | null;
}

export function UploadCard({ category: first = null }: UploadCardProps) {
  const [place, setPlace] = useState<ChosenPlace>({ ...noPlace, category: first });
  const { percent, send, cancel } = useUpload();

  const onFiles = async (files: readonly File[]) => {
    const { category, subcategory } = place;
    const problem = percent === null ? findUploadProblem(category, files) : tooManyFiles;
    if (problem !== null) {
      showToast({ ...problem, destructive: true });
      return;
    }
    const [file] = files;
    if (category === null || file === undefined) return;
    if (await send({ file, category, subcategory })) setPlace(noPlace);
  };

  return (
    <Card title={words.upload.title} subtitle={specifiedWords.analysisTime}>
      <div className="upload">
        <PlaceSelect place={place} disabled={percent !== null} onChange={setPlace} />
        <DropZone percent={percent} onFiles={(files) => void onFiles(files)} onCancel={cancel} />
      </div>
    </Card>
  );
}
