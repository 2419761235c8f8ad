import { z } from 'zod';
import { userId } from '../ids.ts';
import {
  applyRecordsBody,
  asideRow,
  openRecordUploadBody,
  ownRecordsQuery,
  ownRecordsReply,
  recordPlacesQuery,
  recordSnapshot,
  recordSnapshotId,
  recordsQuery,
  recordsReply,
  recordsVersion,
  recordUpload,
  recordUploadId,
} from '../lender-records.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { nameText } from '../texts.ts';
import { byStaff, defineRpc } from './define.ts';

const byAdmin = z.object({ actorId: userId });
const anUpload = z.object({ uploadId: recordUploadId });
const openedUpload = z.object({ upload: recordUpload, isNew: z.boolean() });
const storedPart = z.object({ offset: z.number().int(), size: z.number().int(), key: nameText });

export const lenderRecordsRpc = {
  records: defineRpc('rpc.matching.records.v1', recordsQuery, recordsReply),
  ownRecords: defineRpc('rpc.matching.own-records.v1', ownRecordsQuery.extend({ userId }), ownRecordsReply),
  recordPlaces: defineRpc('rpc.matching.record-places.v1', recordPlacesQuery, z.array(z.string())),
  openRecordUpload: byStaff(
    'admin',
    defineRpc('rpc.matching.open-record-upload.v1', byAdmin.extend(openRecordUploadBody.shape), openedUpload),
  ),
  /** The gateway stored the bytes; matching accepts them at their offset. */
  addRecordPart: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.add-record-part.v1',
      byAdmin.extend(anUpload.shape).extend(storedPart.shape),
      recordUpload,
    ),
  ),
  recordUploads: byStaff(
    'admin',
    defineRpc('rpc.matching.record-uploads.v1', z.object({}), z.array(recordUpload)),
  ),
  recordUpload: byStaff('admin', defineRpc('rpc.matching.record-upload.v1', anUpload, recordUpload)),
  recordAside: byStaff(
    'admin',
    defineRpc('rpc.matching.record-aside.v1', anUpload.extend({ page: pageQuery }), pageOf(asideRow)),
  ),
  applyRecords: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.apply-records.v1',
      byAdmin.extend(anUpload.shape).extend(applyRecordsBody.shape),
      recordUpload,
    ),
  ),
  cancelRecordUpload: byStaff(
    'admin',
    defineRpc('rpc.matching.cancel-record-upload.v1', byAdmin.extend(anUpload.shape), recordUpload),
  ),
  recordSnapshots: byStaff(
    'admin',
    defineRpc('rpc.matching.record-snapshots.v1', z.object({}), z.array(recordSnapshot)),
  ),
  removeRecordSnapshot: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.remove-record-snapshot.v1',
      byAdmin.extend({ snapshotId: recordSnapshotId }),
      recordsVersion,
    ),
  ),
};
