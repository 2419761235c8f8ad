import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { erasedAmong } from '../../persistence/erasure.repository.ts';
import { awaitedExports, exportsFolder } from '../../persistence/export.repository.ts';
import { inBatches } from '../../domain/in-batches.rules.ts';

const picturesFolder = 'pictures/';

/** Deletes objects that outlived their row, because the process that would have deleted them died. At start, and hourly. */
@Injectable()
export class SweepObjects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    await this.sweepExports(stopping);
    await this.sweepPictures(stopping);
  }

  /** A row knows its export before the object is there: an object no row waits for will never be opened. */
  sweepExports(stopping?: AbortSignal): Promise<void> {
    const unwanted = async (keys: string[]) => {
      const awaited = await awaitedExports(this.dataSource.manager, keys);
      return keys.filter((key) => !awaited.has(key));
    };
    return this.removeUnder(exportsFolder, unwanted, stopping);
  }

  /** One that was still on its way when its owner was erased. */
  private sweepPictures(stopping: AbortSignal): Promise<void> {
    const unwanted = async (keys: string[]) => {
      const erased = await erasedAmong(this.dataSource.manager, keys.map(ownerOf));
      return keys.filter((key) => erased.has(ownerOf(key)));
    };
    return this.removeUnder(picturesFolder, unwanted, stopping);
  }

  private async removeUnder(
    folder: string,
    unwanted: (keys: string[]) => Promise<string[]>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for await (const objects of inBatches(this.storage.list(folder))) {
      if (stopping?.aborted) return;
      for (const key of await unwanted(objects.map((each) => each.key))) await this.storage.remove(key);
    }
  }
}

const ownerOf = (key: string) => key.slice(picturesFolder.length);
