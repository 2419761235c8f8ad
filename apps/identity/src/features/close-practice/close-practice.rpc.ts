import { Controller } from '@nestjs/common';
import { type Acting, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import type { OfPractice } from '../manage-practice/manage-practice.use-case.ts';
import type { OwnerProof } from '../verify-owner/verify-owner.use-case.ts';
import { ClosePractice } from './close-practice.use-case.ts';

@Controller()
export class ClosePracticeRpc {
  constructor(private readonly closePractice: ClosePractice) {}

  @Rpc(rpc.identity.closePractice)
  async answer(request: OwnerProof & OfPractice & Acting): Promise<Record<string, never>> {
    await this.closePractice.run(request);
    return {};
  }
}
