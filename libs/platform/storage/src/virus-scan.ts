import { PassThrough, type Transform } from 'node:stream';

export interface ScanFaults {
  readonly infected: () => Error;
  readonly unscanned: (cause: unknown) => Error;
}

export abstract class VirusScan {
  /** Passes each byte on, and ends only after a good verdict. */
  abstract open(): Transform;
}

export class NoVirusScan extends VirusScan {
  open(): Transform {
    return new PassThrough();
  }
}
