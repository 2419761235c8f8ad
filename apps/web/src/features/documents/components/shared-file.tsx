import { Button } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { FileInput } from 'lucide-react';
import { words as documentWords } from '../documents.wording.ts';

const { shared: words } = documentWords;

export interface SharedFileProps {
  readonly file: File;
  readonly onUpload: () => void;
  readonly onDrop: () => void;
}

export function SharedFile({ file: { name }, onUpload, onDrop }: SharedFileProps) {
  return (
    <div className="shared-file">
      <FileInput aria-hidden="true" size={18} />
      <p role="status">{fill(words.waiting, { name })}</p>
      <Button look="next" aria-label={fill(words.upload, { name })} onClick={onUpload}>
        {words.uploadShort}
      </Button>
      <Button look="ghost" aria-label={fill(words.remove, { name })} onClick={onDrop}>
        {words.removeShort}
      </Button>
    </div>
  );
}
