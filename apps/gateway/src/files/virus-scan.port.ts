import { PassThrough, type Transform } from 'node:stream';

export abstract class VirusScan {
  abstract open(): Transform;
}

export class NoVirusScan extends VirusScan {
  open(): Transform {
    return new PassThrough();
  }
}
