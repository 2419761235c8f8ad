import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@groundwork/platform-storage';
import { DataSource } from 'typeorm';
import { findErasedPersons } from '../../persistence/erasure.repository.ts';
import { openableExports, exportsFolder } from '../../persistence/export.repository.ts';
import { batchesOf } from '../../domain/batches.rules.ts';

const picturesFolder = 'pictures/';

/** Such objects remain after a crash, and when a picture arrives after its owner was erased. */
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

  sweepExports(stopping?: AbortSignal): Promise<void> {
    const findUnused = async (keys: string[]) => {
      const openable = await openableExports(this.dataSource.manager, keys);
      return keys.filter((key) => !openable.has(key));
    };
    return this.removeUnder(exportsFolder, findUnused, stopping);
  }

  private sweepPictures(stopping: AbortSignal): Promise<void> {
    const findUnused = async (keys: string[]) => {
      const erased = await findErasedPersons(this.dataSource.manager, keys.map(ownerIdOf));
      return keys.filter((key) => erased.has(ownerIdOf(key)));
    };
    return this.removeUnder(picturesFolder, findUnused, stopping);
  }

  private async removeUnder(
    folder: string,
    findUnused: (keys: string[]) => Promise<string[]>,
    stopping?: AbortSignal,
  ): Promise<void> {
    for await (const objects of batchesOf(this.storage.list(folder))) {
      if (stopping?.aborted) return;
      for (const key of await findUnused(objects.map((each) => each.key))) await this.storage.remove(key);
    }
  }
}

const ownerIdOf = (key: string) => key.slice(picturesFolder.length);
