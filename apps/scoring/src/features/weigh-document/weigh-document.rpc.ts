import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type DocumentWeighing, WeighDocument } from './weigh-document.query.ts';

@Controller()
export class WeighDocumentRpc {
  constructor(private readonly weighDocument: WeighDocument) {}

  @Rpc(rpc.scoring.weighDocument)
  answer(request: DocumentWeighing): Promise<{ rise: number }> {
    return this.weighDocument.run(request);
  }
}
