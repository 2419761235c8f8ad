import { Button, buttonClass, ProgressBar } from '@groundwork/web-ui';
import { Camera, UploadCloud } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { acceptedFiles, acceptedPhotos } from '../model/upload-rules.ts';

export interface DropZoneProps {
  readonly percent: number | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}

function UploadProgress({ percent, onCancel }: { readonly percent: number; readonly onCancel: () => void }) {
  const words = percent < 90 ? 'Uploading' : 'Checking the file';
  return (
    <div className="drop-progress">
      <p>
        <span role="status">{percent === 100 ? 'Uploaded' : words}</span>{' '}
        <span aria-hidden="true">{percent}%</span>
      </p>
      <ProgressBar label="Upload progress" percent={percent} />
      <Button look="ghost" disabled={percent === 100} onClick={onCancel}>
        Cancel upload
      </Button>
    </div>
  );
}

/** Shown where the finger is the pointer: elsewhere a camera is no way to a document. */
function TakePhoto({ onChange }: { readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return (
    <label className={`drop-camera ${buttonClass('outline')}`}>
      <Camera aria-hidden="true" size={18} />
      Take a photo
      <input type="file" accept={acceptedPhotos} capture="environment" onChange={onChange} />
    </label>
  );
}

function Invitation({ hint }: { readonly hint: string }) {
  return (
    <>
      <p>
        <strong>Drop a file here</strong>, or choose one
      </p>
      <p id={hint} className="drop-hint">
        PDF, JPG or PNG, up to 25 MB, one at a time
      </p>
    </>
  );
}

/** Hands over what was dropped or chosen, also while a file is on its way: somebody must say that it waits. */
export function DropZone({ percent, onFiles, onCancel }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hint = useId();
  const busy = percent !== null;

  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles([...files]);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files);
    // So that choosing the same file once more is a change again.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
        aria-label="Choose a file to upload"
        aria-describedby={busy ? undefined : hint}
        accept={acceptedFiles}
        disabled={busy}
        onChange={onChange}
      />
      {busy ? null : <TakePhoto onChange={onChange} />}
    </div>
  );
}
