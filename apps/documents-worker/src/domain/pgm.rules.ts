import type { GrayImage } from './page-light.rules.ts';

export const toPgm = ({ data, width, height }: GrayImage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
