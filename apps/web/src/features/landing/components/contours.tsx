import { contourPath } from '../model/contour-path.ts';

const hills = [
  { x: 1150, y: 320, radii: [70, 130, 195, 265, 340, 420, 505, 600] },
  { x: 160, y: 760, radii: [60, 120, 190, 270] },
];
const paths = hills.flatMap(({ x, y, radii }) => radii.map((radius) => contourPath(x, y, radius)));

export function Contours() {
  return (
    <svg className="contours" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
