import type { GrayImage } from '@groundwork/engine-capture';

export interface GrayPicture extends GrayImage {
  readonly data: Buffer;
}
