import { Controller } from '@nestjs/common';
import { type FormState, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListForms } from './list-forms.query.ts';

@Controller()
export class ListFormsRpc {
  constructor(private readonly listForms: ListForms) {}

  @Rpc(rpc.sharing.forms)
  answer(): Promise<FormState[]> {
    return this.listForms.run();
  }
}
