import { buttonClass } from '@groundwork/web-ui';
import { Camera, UploadCloud } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { words } from '../documents.wording.ts';
import { acceptedPhotos } from '../model/upload-rules.ts';
import './file-drop.css';

export interface FileDropProps {
  readonly label: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Receives the id for the hint that describes the input. */
  readonly children: (hint: string) => ReactNode;
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

export function FileDrop({
  label,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  children,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const hint = useId();

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
      {children(hint)}
      <input
        className="drop-input"
        type="file"
        aria-label={label}
        aria-describedby={disabled ? undefined : hint}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={onChange}
      />
      {disabled ? null : <TakePhoto onChange={onChange} />}
    </div>
  );
}
