import { Controller } from '@nestjs/common';
import {
  type AsideRow,
  type Page,
  type PageQuery,
  type RecordUpload,
  type RecordUploadId,
  rpc,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListRecordUploads } from './list-record-uploads.query.ts';

@Controller()
export class ListRecordUploadsRpc {
  constructor(private readonly uploads: ListRecordUploads) {}

  @Rpc(rpc.matching.recordUploads)
  list(): Promise<RecordUpload[]> {
    return this.uploads.run();
  }

  @Rpc(rpc.matching.recordUpload)
  one({ uploadId }: { uploadId: RecordUploadId }): Promise<RecordUpload> {
    return this.uploads.one(uploadId);
  }

  @Rpc(rpc.matching.recordAside)
  aside({ uploadId, page }: { uploadId: RecordUploadId; page: PageQuery }): Promise<Page<AsideRow>> {
    return this.uploads.aside(uploadId, page);
  }
}
