import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { packageFileKey, packageFolder, type Worksheet } from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import type { FrozenContent } from '../../domain/frozen.model.ts';
import type { OwnVersion } from '../../domain/package.model.ts';
import { BlankForms } from '../../forms/blank-forms.adapter.ts';
import { type FieldMap, FormFolder } from '../../forms/form-folder.reader.ts';

const textsOf = ({ fields }: FieldMap, answers: Worksheet['answers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, source]) => {
      const text = answers[source];
      return text === undefined ? [] : [[field, text]];
    }),
  );

/** Fills a blank form of the operator in the place of our worksheet, if there is one. */
@Injectable()
export class FillForms {
  constructor(
    private readonly folder: FormFolder,
    private readonly blanks: BlankForms,
    private readonly storage: ObjectStorage,
  ) {}

  async run(
    { packageId, version }: OwnVersion,
    { worksheets = [] }: Pick<FrozenContent, 'worksheets'>,
    key: Buffer,
  ): Promise<string[]> {
    const files = new SealedFiles(this.storage, { key, mayBePlain: false });
    const filled: string[] = [];
    for (const worksheet of worksheets) {
      const pdf = await this.filled(worksheet);
      if (pdf === null) continue;
      const { path } = worksheet;
      await files.put(packageFileKey(packageFolder(packageId, version), path), Readable.from([pdf]));
      filled.push(path);
    }
    return filled;
  }

  private async filled({ form, answers }: Worksheet): Promise<Buffer | null> {
    const blank = await this.folder.blankOf(form);
    if (blank === null) return null;
    return this.blanks.fill(blank.pdf, textsOf(blank.map, answers)).catch((error: unknown) => {
      log().warn({ err: error, form, sha256: blank.sha256 }, 'A blank form could not be filled in');
      return null;
    });
  }
}
