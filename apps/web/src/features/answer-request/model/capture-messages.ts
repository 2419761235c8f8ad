import type { Corners } from '@groundwork/engine-capture';

export interface CaptureTask {
  readonly photo: Blob;
  /** Without corners, the sheet is to be searched. */
  readonly corners: Corners | null;
}

export interface CaptureReply {
  readonly corners: Corners | null;
  readonly picture: Blob | null;
}
