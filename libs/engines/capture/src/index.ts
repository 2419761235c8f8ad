export { findCorners } from './page-corners.ts';
export { evenOutColors, evenOutLight, isUnevenlyLit } from './page-light.ts';
export { sheetSizeOf, straightenSheet } from './page-warp.ts';
export { type GrayImage, grayOf, type Pixels } from './pixels.ts';
export { type Corners, mapCorners, type Point, scaleCorners, withCorner } from './quadrilateral.ts';
export { proposeCorners } from './sheet-finder.ts';
