import { Button, buttonClass, ProgressBar } from '@groundwork/web-ui';
import { Camera, UploadCloud } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { words } from '../documents.wording.ts';
import { acceptedFiles, acceptedPhotos } from '../model/upload-rules.ts';

export interface DropZoneProps {
  readonly percent: number | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}

function UploadProgress({ percent, onCancel }: { readonly percent: number; readonly onCancel: () => void }) {
  const phase = percent < 90 ? words.upload.uploading : words.upload.checking;
  return (
    <div className="drop-progress">
      <p>
        <span role="status">{percent === 100 ? words.upload.uploaded : phase}</span>{' '}
        <span aria-hidden="true">{percent}%</span>
      </p>
      <ProgressBar label={words.upload.progress} percent={percent} />
      <Button look="ghost" disabled={percent === 100} onClick={onCancel}>
        {words.upload.cancel}
      </Button>
    </div>
  );
}

/** CSS shows it only on touch screens. */
function TakePhoto({ onChange }: { readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className={`drop-camera ${buttonClass('outline')}`}>
      <Camera aria-hidden="true" size={18} />
      {words.upload.takePhoto}
      <input type="file" accept={acceptedPhotos} capture="environment" onChange={onChange} />
    </label>
  );
}

function Invitation({ hint }: { readonly hint: string }) {
  return (
    <>
      <p>
        <strong>{words.upload.dropFile}</strong>
        {words.upload.orChooseFile}
      </p>
      <p id={hint} className="drop-hint">
        {words.upload.hint}
      </p>
    </>
  );
}

export function DropZone({ percent, onFiles, onCancel }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hint = useId();
  const busy = percent !== null;

  const passOn = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    passOn(event.target.files);
    // Without the reset, the browser fires no change event for the same file.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    passOn(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <div
      className={over ? 'drop drop-over' : 'drop'}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <UploadCloud aria-hidden="true" size={30} strokeWidth={1.6} />
      {percent === null ? (
        <Invitation hint={hint} />
      ) : (
        <UploadProgress percent={percent} onCancel={onCancel} />
      )}
      <input
        className="drop-input"
        type="file"
        aria-label={words.upload.chooseFile}
        aria-describedby={busy ? undefined : hint}
        accept={acceptedFiles}
        disabled={busy}
        onChange={onChange}
      />
      {busy ? null : <TakePhoto onChange={onChange} />}
    </div>
  );
}
