import type { BuildFailure, PackageItemId } from '@groundwork/contracts';

export class Unreadable extends Error {
  override name = 'Unreadable';
}

export class NotQuick extends Error {
  override name = 'NotQuick';

  constructor(readonly processorMs = 0) {
    super();
  }
}

export class NotRead extends Error {
  override name = 'NotRead';
}

export class Infected extends Error {
  override name = 'Infected';
}

export class NotScanned extends Error {
  override name = 'NotScanned';
}

export class BuildFailed extends Error {
  override name = 'BuildFailed';

  constructor(
    readonly reason: BuildFailure['cause'],
    readonly itemId: PackageItemId | null,
  ) {
    super(reason);
  }
}
