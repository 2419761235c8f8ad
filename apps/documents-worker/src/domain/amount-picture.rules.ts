import type { DoubtedAmount } from '@groundwork/engine-documents';
import type { GrayPicture } from './gray-picture.model.ts';

export const lettersOfAmounts = '0123456789.,-+()$';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const besideAmount = 0.3;
const aboveAmount = 0.3;

export function placeOf(
  { area }: Pick<DoubtedAmount, 'area'>,
  picture: GrayPicture,
  pointsPerPixel: number,
): Place {
  const height = area.height / pointsPerPixel;
  const left = Math.max(0, Math.round(area.x / pointsPerPixel - height * besideAmount));
  const top = Math.max(0, Math.round(area.y / pointsPerPixel - height * aboveAmount));
  const right = Math.round((area.x + area.width) / pointsPerPixel + height * besideAmount);
  const bottom = Math.round(area.y / pointsPerPixel + height * (1 + aboveAmount));
  return {
    left,
    top,
    width: Math.min(picture.width, right) - left,
    height: Math.min(picture.height, bottom) - top,
  };
}
