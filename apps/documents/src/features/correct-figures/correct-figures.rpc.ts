import { Controller } from '@nestjs/common';
import { type Acting, type CorrectFiguresBody, type DocumentView, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OwnDocument } from '../../domain/document.model.ts';
import { CorrectFigures } from './correct-figures.use-case.ts';

@Controller()
export class CorrectFiguresRpc {
  constructor(private readonly correctFigures: CorrectFigures) {}

  @Rpc(rpc.documents.correct)
  answer(request: OwnDocument & Acting & { correction: CorrectFiguresBody }): Promise<DocumentView> {
    return this.correctFigures.run(request);
  }
}
