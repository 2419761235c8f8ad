const steps = 72;

export function contourPath(centerX: number, centerY: number, radius: number): string {
  const points = Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * Math.PI * 2;
    const wave = 1 + 0.12 * Math.sin(3 * turn + radius / 90) + 0.06 * Math.cos(5 * turn - radius / 60);
    const x = centerX + radius * 1.25 * wave * Math.cos(turn);
    const y = centerY + radius * wave * Math.sin(turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
