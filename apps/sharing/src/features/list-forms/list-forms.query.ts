import { Injectable } from '@nestjs/common';
import type { FormState } from '@groundwork/contracts';
import { FormFolder } from '../../forms/form-folder.reader.ts';

@Injectable()
export class ListForms {
  constructor(private readonly folder: FormFolder) {}

  run(): Promise<FormState[]> {
    return this.folder.states();
  }
}
