import { Card } from '@groundwork/web-ui';
import { useState } from 'react';
import { showToast } from '#shared/toast/toast-store.ts';
import { useUpload } from '../api/use-upload.ts';
import { oneAtATime, refuseUpload } from '../model/upload-rules.ts';
import { DropZone } from './drop-zone.tsx';
import { type ChosenPlace, PlaceSelect } from './place-select.tsx';
import './upload-card.css';

const nowhere: ChosenPlace = { category: null, subcategory: null };

export function UploadCard() {
  const [place, setPlace] = useState(nowhere);
  const { percent, send, cancel } = useUpload();

  const onFiles = async (files: readonly File[]) => {
    const { category, subcategory } = place;
    const refusal = percent === null ? refuseUpload(category, files) : oneAtATime;
    if (refusal !== null) {
      showToast({ ...refusal, destructive: true });
      return;
    }
    const [file] = files;
    if (category === null || file === undefined) return;
    if (await send({ file, category, subcategory })) setPlace(nowhere);
  };

  return (
    <Card title="Upload a document" subtitle="AI analysis typically takes 2-5 minutes.">
      <div className="upload">
        <PlaceSelect place={place} disabled={percent !== null} onChange={setPlace} />
        <DropZone percent={percent} onFiles={(files) => void onFiles(files)} onCancel={cancel} />
      </div>
    </Card>
  );
}
