export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface HintPlace {
  readonly width: number;
  readonly left: number;
  readonly top: number | null;
  readonly bottom: number | null;
}

const widest = 300;
const margin = 12;
const roomBelow = 170;

export function hintPlace(button: Box, screen: Screen): HintPlace {
  const width = Math.min(widest, screen.width - 2 * margin);
  const left = Math.max(margin, Math.min(button.left - margin, screen.width - margin - width));
  const fitsBelow = screen.height - button.bottom >= roomBelow || button.top < roomBelow;
  return {
    width,
    left,
    top: fitsBelow ? button.bottom : null,
    bottom: fitsBelow ? null : screen.height - button.top,
  };
}
