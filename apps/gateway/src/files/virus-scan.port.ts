import { PassThrough, type Transform } from 'node:stream';

export abstract class VirusScan {
  /** Returns a stream that passes a file on unchanged, and fails at its end unless a scanner found it clean. */
  abstract open(): Transform;
}

export class NoVirusScan extends VirusScan {
  open(): Transform {
    return new PassThrough();
  }
}
