import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendDownload } from '../../http/send-file.adapter.ts';
import { DownloadExport } from './download-export.query.ts';

@Controller()
export class DownloadExportController {
  constructor(private readonly exports: DownloadExport) {}

  @Route(routes.exportFile)
  async file({ acting, params, reply }: InputOf<typeof routes.exportFile>): Promise<void> {
    const { originalName, content } = await this.exports.run({ ...acting, exportId: params.id });
    sendDownload(reply, originalName, content);
  }
}
