import { Controller } from '@nestjs/common';
import { type PageViewBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RecordView } from './record-view.use-case.ts';

@Controller()
export class RecordViewRpc {
  constructor(private readonly recordView: RecordView) {}

  @Rpc(rpc.sharing.recordView)
  async answer({ session, view }: { session: string; view: PageViewBody }): Promise<Record<string, never>> {
    await this.recordView.run(session, view);
    return {};
  }
}
