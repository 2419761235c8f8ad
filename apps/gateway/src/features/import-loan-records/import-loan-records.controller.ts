import { Controller } from '@nestjs/common';
import { type RecordUploadId, routes, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { forward, forwarding } from '../../http/forward.adapter.ts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ImportLoanRecords } from './import-loan-records.use-case.ts';

const changeMs = 60_000;

const byAdmin = ({ user, params }: { user: { id: UserId }; params: { id: RecordUploadId } }) => ({
  actorId: user.id,
  uploadId: params.id,
});

export const ManageLoanRecordsController = forwarding({
  uploads: forward(routes.recordUploads, rpc.matching.recordUploads, () => ({})),
  upload: forward(routes.recordUpload, rpc.matching.recordUpload, ({ params }) => ({ uploadId: params.id })),
  aside: forward(routes.recordAside, rpc.matching.recordAside, ({ params, query }) => ({
    uploadId: params.id,
    page: query,
  })),
  apply: forward(
    routes.applyRecords,
    rpc.matching.applyRecords,
    (input) => ({ ...byAdmin(input), ...input.body }),
    changeMs,
  ),
  cancel: forward(routes.cancelRecordUpload, rpc.matching.cancelRecordUpload, byAdmin, changeMs),
  snapshots: forward(routes.recordSnapshots, rpc.matching.recordSnapshots, () => ({})),
  remove: forward(
    routes.removeRecordSnapshot,
    rpc.matching.removeRecordSnapshot,
    ({ user, params }) => ({ actorId: user.id, snapshotId: params.id }),
    changeMs,
  ),
});

@Controller()
export class ImportLoanRecordsController {
  constructor(
    private readonly services: RpcClient,
    private readonly records: ImportLoanRecords,
  ) {}

  @Route(routes.openRecordUpload)
  async open({ user, body, reply }: InputOf<typeof routes.openRecordUpload>): Promise<void> {
    const request = { actorId: user.id, ...body };
    const { upload, isNew } = await this.services.call(rpc.matching.openRecordUpload, request);
    const { status, alsoStatus } = routes.openRecordUpload;
    await reply.status(isNew ? status : alsoStatus).send(upload);
  }

  @Route(routes.sendRecordPart)
  send({ user, params, query, request }: InputOf<typeof routes.sendRecordPart>) {
    const { body } = request;
    return this.records.addPart({ actorId: user.id, uploadId: params.id, offset: query.offset, body });
  }
}
