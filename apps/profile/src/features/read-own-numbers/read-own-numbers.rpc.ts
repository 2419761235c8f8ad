import { Controller } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type NumbersRequest, ReadOwnNumbers } from './read-own-numbers.query.ts';

@Controller()
export class ReadOwnNumbersRpc {
  constructor(private readonly readOwnNumbers: ReadOwnNumbers) {}

  @Rpc(rpc.profile.ownNumbers)
  answer(request: NumbersRequest): Promise<{ sealed: string }> {
    return this.readOwnNumbers.run(request);
  }
}
