import type { GrayPicture } from './gray-picture.model.ts';

export const toPgm = ({ data, width, height }: GrayPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
