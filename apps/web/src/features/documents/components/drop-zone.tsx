import { ProgressBar } from '@groundwork/web-ui';
import { UploadCloud } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';

export interface DropZoneProps {
  readonly percent: number | null;
  readonly onFile: (file: File) => void;
}

function UploadProgress({ percent }: { readonly percent: number }) {
  const words = percent < 90 ? `Uploading, ${percent}%` : 'Checking the file';
  return (
    <div className="drop-progress">
      <p role="status">{percent === 100 ? 'Uploaded' : words}</p>
      <ProgressBar label="Upload progress" percent={percent} />
    </div>
  );
}

/** Takes one file, dropped or chosen; a second one is not looked at. */
export function DropZone({ percent, onFile }: DropZoneProps) {
  const [over, setOver] = useState(false);
  const hint = useId();
  const busy = percent !== null;

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined && !busy) onFile(file);
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
        <>
          <p>
            <strong>Drop a file here</strong>, or choose one
          </p>
          <p id={hint} className="drop-hint">
            PDF, JPG or PNG, up to 25 MB, one at a time
          </p>
        </>
      ) : (
        <UploadProgress percent={percent} />
      )}
      <input
        type="file"
        aria-label="Choose a file to upload"
        aria-describedby={busy ? undefined : hint}
        accept=".pdf,.jpg,.jpeg,.png"
        disabled={busy}
        onChange={onChange}
      />
    </div>
  );
}
