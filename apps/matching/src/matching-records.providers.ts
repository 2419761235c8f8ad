import { AddRecordPartRpc } from './features/add-record-part/add-record-part.rpc.ts';
import { AddRecordPart } from './features/add-record-part/add-record-part.use-case.ts';
import { ApplyRecords } from './features/apply-records/apply-records.use-case.ts';
import { CancelRecordUploadRpc } from './features/cancel-record-upload/cancel-record-upload.rpc.ts';
import { CancelRecordUpload } from './features/cancel-record-upload/cancel-record-upload.use-case.ts';
import { ListRecordSnapshots } from './features/list-record-snapshots/list-record-snapshots.query.ts';
import { ListRecordSnapshotsRpc } from './features/list-record-snapshots/list-record-snapshots.rpc.ts';
import { ListRecordUploads } from './features/list-record-uploads/list-record-uploads.query.ts';
import { ListRecordUploadsRpc } from './features/list-record-uploads/list-record-uploads.rpc.ts';
import { OpenRecordUploadRpc } from './features/open-record-upload/open-record-upload.rpc.ts';
import { OpenRecordUpload } from './features/open-record-upload/open-record-upload.use-case.ts';
import { ProcessRecordUploads } from './features/process-record-uploads/process-record-uploads.use-case.ts';
import { QueryRecords } from './features/query-records/query-records.query.ts';
import { QueryRecordsRpc } from './features/query-records/query-records.rpc.ts';
import { ReadRecordFile } from './features/read-record-file/read-record-file.use-case.ts';
import { RemoveRecordSnapshotRpc } from './features/remove-record-snapshot/remove-record-snapshot.rpc.ts';
import { RemoveRecordSnapshot } from './features/remove-record-snapshot/remove-record-snapshot.use-case.ts';
import { RequestRecordApplyRpc } from './features/request-record-apply/request-record-apply.rpc.ts';
import { RequestRecordApply } from './features/request-record-apply/request-record-apply.use-case.ts';
import { SweepRecordFiles } from './features/sweep-record-files/sweep-record-files.use-case.ts';
import { RecordReaders } from './records-reader/record-readers.adapter.ts';
import { LoanRecords } from './persistence/loan-records.repository.ts';

export const recordRpcs = [
  AddRecordPartRpc,
  CancelRecordUploadRpc,
  ListRecordSnapshotsRpc,
  ListRecordUploadsRpc,
  OpenRecordUploadRpc,
  QueryRecordsRpc,
  RemoveRecordSnapshotRpc,
  RequestRecordApplyRpc,
];

export const recordProviders = [
  AddRecordPart,
  ApplyRecords,
  CancelRecordUpload,
  ListRecordSnapshots,
  ListRecordUploads,
  LoanRecords,
  OpenRecordUpload,
  ProcessRecordUploads,
  QueryRecords,
  ReadRecordFile,
  RecordReaders,
  RemoveRecordSnapshot,
  RequestRecordApply,
  SweepRecordFiles,
];
