import { Button, ProgressBar } from '@groundwork/web-ui';
import { words } from '../documents.wording.ts';
import { acceptedFiles } from '../model/upload-rules.ts';
import { FileDrop } from './file-drop.tsx';

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

export interface DropInvitationProps {
  readonly id: string;
  readonly drop: string;
  readonly choose: string;
  readonly hint: string;
}

export function DropInvitation({ id, drop, choose, hint }: DropInvitationProps) {
  return (
    <>
      <p>
        <strong>{drop}</strong>
        {choose}
      </p>
      <p id={id} className="drop-hint">
        {hint}
      </p>
    </>
  );
}

export function DropZone({ percent, onFiles, onCancel }: DropZoneProps) {
  const { dropFile, orChooseFile, hint } = words.upload;
  return (
    <FileDrop
      label={words.upload.chooseFile}
      accept={acceptedFiles}
      disabled={percent !== null}
      onFiles={onFiles}
    >
      {(id) =>
        percent === null ? (
          <DropInvitation id={id} drop={dropFile} choose={orChooseFile} hint={hint} />
        ) : (
          <UploadProgress percent={percent} onCancel={onCancel} />
        )
      }
    </FileDrop>
  );
}
