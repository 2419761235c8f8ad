import { z } from 'zod';
import {
  applyRecordsBody,
  asideRow,
  openRecordUploadBody,
  ownRecordsQuery,
  ownRecordsReply,
  recordPartQuery,
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
import * as addresses from './addresses.ts';
import { at, defineRoute } from './define.ts';

const upload = z.object({ id: recordUploadId });

export const lenderRecordRoutes = {
  lenderRecords: defineRoute({
    ...at(addresses.lenderRecords),
    access: 'account',
    needs: 'lenderRecords',
    summary: 'List which lenders made SBA loans like these',
    description:
      'Past loans, not a prediction and not an offer. A lender with fewer than five such loans is only counted in fewer. county needs state. Without years, the answer covers the last five years with loans.',
    status: 200,
    query: recordsQuery,
    reply: recordsReply,
  }),
  ownLenderRecords: defineRoute({
    ...at(addresses.ownLenderRecords),
    access: 'matches view',
    needs: 'lenderRecords',
    summary: 'List which lenders made SBA loans to businesses like the own one',
    description:
      'Uses the NAICS code and the state of the profile. If fewer than three lenders would be shown, it asks for less; widened is then true.',
    status: 200,
    query: ownRecordsQuery,
    reply: ownRecordsReply,
  }),
  recordPlaces: defineRoute({
    ...at(addresses.recordPlaces),
    access: 'account',
    needs: 'lenderRecords',
    summary: 'List the counties of a state that have loan records',
    description: 'The names are in upper case, as in the records.',
    status: 200,
    query: recordPlacesQuery,
    reply: z.array(z.string()),
  }),
} as const;

export const recordImportRoutes = {
  openRecordUpload: defineRoute({
    ...at(addresses.openRecordUpload),
    access: 'admin',
    summary: 'Begin or continue the upload of a file of SBA loans',
    description:
      'Returns 201 with a new upload, or 200 with the unfinished upload of the same file. Send the bytes after received.',
    errors: ['DUPLICATE_FILE'],
    status: 201,
    alsoStatus: 200,
    body: openRecordUploadBody,
    reply: recordUpload,
  }),
  recordUploads: defineRoute({
    ...at(addresses.recordUploads),
    access: 'admin',
    summary: 'List the uploads of loan records, the newest first',
    description: 'Returns up to 100 uploads with their state, progress and summary.',
    status: 200,
    reply: z.array(recordUpload),
  }),
  recordUpload: defineRoute({
    ...at(addresses.recordUpload),
    access: 'admin',
    summary: 'Get one upload of loan records',
    description: 'received is the offset of the next part.',
    params: upload,
    errors: ['UPLOAD_NOT_FOUND'],
    status: 200,
    reply: recordUpload,
  }),
  sendRecordPart: defineRoute({
    ...at(addresses.sendRecordPart),
    access: 'admin',
    spends: 'loan_records',
    summary: 'Send the next part of a file',
    description:
      'The body is up to 8 MiB of the file that begin at offset. The last part starts the reading. 409 UPLOAD_OFFSET names the offset to continue from.',
    params: upload,
    query: recordPartQuery,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_OFFSET', 'UPLOAD_CHANGED', 'DISK_LOW'],
    status: 200,
    consumes: 'application/octet-stream',
    reply: recordUpload,
  }),
  recordAside: defineRoute({
    ...at(addresses.recordAside),
    access: 'admin',
    summary: 'List the lines of a file that were set aside',
    description: 'Returns line number and reason, never the text of a line.',
    params: upload,
    errors: ['UPLOAD_NOT_FOUND'],
    status: 200,
    query: pageQuery,
    reply: pageOf(asideRow),
  }),
  applyRecords: defineRoute({
    ...at(addresses.applyRecords),
    access: 'admin',
    summary: 'Publish the loans of a file',
    description:
      'Replaces all loans of the same program between the first and the last fiscal year of the file. A warning needs its code in confirm.',
    params: upload,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_NOT_READY', 'CONFIRM_NEEDED'],
    status: 202,
    body: applyRecordsBody,
    reply: recordUpload,
  }),
  cancelRecordUpload: defineRoute({
    ...at(addresses.cancelRecordUpload),
    access: 'admin',
    summary: 'Cancel an upload and delete its file',
    description: 'Published loans stay. Remove their snapshot to delete them.',
    params: upload,
    errors: ['UPLOAD_NOT_FOUND', 'UPLOAD_APPLIED'],
    status: 200,
    reply: recordUpload,
  }),
  recordSnapshots: defineRoute({
    ...at(addresses.recordSnapshots),
    access: 'admin',
    summary: 'List the published loan records by program and quarter',
    description: 'loans counts the loans that no later file replaced.',
    status: 200,
    reply: z.array(recordSnapshot),
  }),
  removeRecordSnapshot: defineRoute({
    ...at(addresses.removeRecordSnapshot),
    access: 'admin',
    summary: 'Remove published loan records',
    description: 'Returns the new version of the records.',
    params: z.object({ id: recordSnapshotId }),
    errors: ['SNAPSHOT_NOT_FOUND'],
    status: 200,
    reply: recordsVersion,
  }),
} as const;
