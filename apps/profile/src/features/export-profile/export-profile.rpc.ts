import { Controller } from '@nestjs/common';
import { type Acting, type ReplyOf, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ExportProfile } from './export-profile.query.ts';

@Controller()
export class ExportProfileRpc {
  constructor(private readonly exportProfile: ExportProfile) {}

  @Rpc(rpc.privacy.profile)
  answer(request: Acting): Promise<ReplyOf<typeof rpc.privacy.profile>> {
    return this.exportProfile.run(request);
  }
}
