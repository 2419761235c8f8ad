import './record-imports.css';
import { SendFile } from './send-file.tsx';
import { SnapshotList } from './snapshot-list.tsx';
import { UploadList } from './upload-list.tsx';

export function RecordImports() {
  return (
    <div className="record-imports">
      <SendFile />
      <UploadList />
      <SnapshotList />
    </div>
  );
}
