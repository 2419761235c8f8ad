import { Injectable } from '@nestjs/common';
import type { AsideRow, Page, PageQuery, RecordUpload, RecordUploadId } from '@groundwork/contracts';
import { foreignCursor } from '@groundwork/platform-errors';
import { DataSource } from 'typeorm';
import type { RecordUploadRow } from '../../domain/record-upload.model.ts';
import { recordUploadView } from '../../domain/record-upload.view.ts';
import { uploadNotFound } from '../../records.errors.ts';
import { findUpload, uploadColumns } from '../../persistence/record-upload.repository.ts';

const mostListed = 100;
const defaultLimit = 50;

@Injectable()
export class ListRecordUploads {
  constructor(private readonly dataSource: DataSource) {}

  async run(): Promise<RecordUpload[]> {
    const rows = await this.dataSource.query<RecordUploadRow[]>(
      `select ${uploadColumns} from record_uploads order by created_at desc, id limit ${mostListed}`,
    );
    return rows.map(recordUploadView);
  }

  async one(id: RecordUploadId): Promise<RecordUpload> {
    const row = await findUpload(this.dataSource.manager, id);
    if (!row) throw uploadNotFound();
    return recordUploadView(row);
  }

  async aside(
    id: RecordUploadId,
    { limit = defaultLimit, cursor = '0' }: PageQuery,
  ): Promise<Page<AsideRow>> {
    if (!/^\d{1,15}$/.test(cursor)) throw foreignCursor();
    await this.one(id);
    const rows = await this.dataSource.query<AsideRow[]>(
      `select line::float8 as line, reason from record_rows_aside
       where upload_id = $1 and line > $2 order by line limit $3`,
      [id, cursor, limit + 1],
    );
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.line) : null };
  }
}
