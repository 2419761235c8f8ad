import { Controller } from '@nestjs/common';
import { type LenderCarry, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetCarry } from './get-carry.query.ts';

@Controller()
export class GetCarryRpc {
  constructor(private readonly getCarry: GetCarry) {}

  @Rpc(rpc.matching.carry)
  answer(request: { userId: UserId }): Promise<LenderCarry> {
    return this.getCarry.run(request);
  }
}
