import { Controller } from '@nestjs/common';
import { type RemovedSamples, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RemoveSamples } from './remove-samples.use-case.ts';

@Controller()
export class RemoveSamplesRpc {
  constructor(private readonly removeSamples: RemoveSamples) {}

  @Rpc(rpc.matching.removeSamples)
  answer(request: { actorId: UserId }): Promise<RemovedSamples> {
    return this.removeSamples.run(request);
  }
}
