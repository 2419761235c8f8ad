import { Controller } from '@nestjs/common';
import { type LendersAhead, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { PreviewStep, type StepQuery } from './preview-step.query.ts';

@Controller()
export class PreviewStepRpc {
  constructor(private readonly previewStep: PreviewStep) {}

  @Rpc(rpc.matching.ahead)
  answer(request: StepQuery): Promise<LendersAhead> {
    return this.previewStep.run(request);
  }
}
