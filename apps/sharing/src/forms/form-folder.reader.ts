import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  boundedText,
  type FormState,
  mapOf,
  mostCharacters,
  nameText,
  type WorksheetForm,
  worksheetForm,
} from '@groundwork/contracts';
import { log } from '@groundwork/platform-observability';
import { z } from 'zod';
import { blankTexts } from '../worksheet.wording.ts';
import type { BlankFault } from './blank-form.reader.ts';
import type { BlankForms } from './blank-forms.adapter.ts';

const mostFiles = 50;
const mostBytes = 20 * 1024 * 1024;
const mostFields = 2000;

const fieldMap = z.object({
  form: worksheetForm,
  revision: nameText,
  fields: mapOf(mostFields, boundedText(mostCharacters.longText), nameText),
});
export type FieldMap = z.infer<typeof fieldMap>;

interface BlankFile {
  readonly name: string;
  readonly pdf: Buffer;
  readonly sha256: string;
}

interface UsableBlank extends BlankFile {
  readonly map: FieldMap;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The operator's folder with blank forms. A file counts by its exact bytes. */
export class FormFolder {
  private readonly faults = new Map<string, BlankFault | null>();

  constructor(
    private readonly folder: string,
    private readonly blanks: BlankForms,
  ) {}

  async states(): Promise<FormState[]> {
    const states: FormState[] = [];
    for await (const file of this.files()) {
      const { name, sha256 } = file;
      states.push({ file: name, sha256, ...(await this.stateOf(file)) });
    }
    return states;
  }

  async blankOf(form: WorksheetForm): Promise<UsableBlank | null> {
    for await (const file of this.files()) {
      const map = await this.mapOf(file);
      if (map?.form === form && (await this.faultOf(file)) === null) return { ...file, map };
    }
    return null;
  }

  private async stateOf(file: BlankFile): Promise<Pick<FormState, 'state' | 'reason'>> {
    const fault = await this.faultOf(file);
    if (fault !== null) return { state: 'not_usable', reason: blankTexts.faults[fault] };
    return (await this.mapOf(file)) === null
      ? { state: 'unknown_revision', reason: blankTexts.noMap }
      : { state: 'mapped', reason: null };
  }

  private async *files(): AsyncGenerator<BlankFile> {
    if (this.folder === '') return;
    const names = await readdir(this.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const blanks = names.filter((name) => /\.pdf$/i.test(name)).sort();
    for (const name of blanks.slice(0, mostFiles)) {
      const path = join(this.folder, name);
      const { size } = await stat(path);
      if (size > mostBytes) continue;
      const pdf = await readFile(path);
      yield { name, pdf, sha256: createHash('sha256').update(pdf).digest('hex') };
    }
  }

  /** The same bytes have the same fault. */
  private async faultOf({ pdf, sha256 }: BlankFile): Promise<BlankFault | null> {
    const earlier = this.faults.get(sha256);
    if (earlier !== undefined) return earlier;
    const fault = await this.blanks.inspect(pdf).catch((error: unknown) => {
      log().warn({ err: error, sha256 }, 'A blank form could not be read');
      return 'unreadable' as const;
    });
    this.faults.set(sha256, fault);
    return fault;
  }

  private async mapOf({ sha256 }: BlankFile): Promise<FieldMap | null> {
    const text = await readFile(join(this.folder, 'maps', `${sha256}.json`), 'utf8').catch(
      (error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      },
    );
    if (text === null) return null;
    try {
      return fieldMap.parse(JSON.parse(text));
    } catch (error) {
      log().warn({ err: error, sha256 }, 'The map of a blank form is not valid');
      return null;
    }
  }
}
