import type { ConfidenceTable } from './calibrated.ts';

/** Written by `npm run bench:words -- 1 --calibrate`: from this recognition on, this share of the open half was right. */
export const confidenceTable: ConfidenceTable = {
  version: 'confidence-1',
  text: {
    'holds, one': [[0, 0.997]],
    'holds, several': [[0, 0.992]],
    'open, one': [[0, 0.989]],
    'open, several': [[0, 0.916]],
    'fails, one': [[0, 0.947]],
    'fails, several': [[0, 0.5]],
  },
  recognized: {
    'holds, one': [
      [0, 0.5],
      [0.8, 0.923],
      [0.9, 0.965],
      [0.95, 0.982],
      [0.99, 0.984],
    ],
    'holds, several': [
      [0, 0.5],
      [0.9, 0.833],
      [0.95, 0.95],
    ],
    'open, one': [
      [0, 0.333],
      [0.6, 0.5],
      [0.9, 0.7],
      [0.95, 0.875],
      [0.99, 0.928],
    ],
    'open, several': [
      [0, 0.333],
      [0.6, 0.5],
      [0.9, 0.7],
      [0.95, 0.75],
      [0.99, 0.833],
    ],
    'fails, one': [
      [0, 0.333],
      [0.6, 0.428],
      [0.9, 0.7],
      [0.95, 0.714],
      [0.99, 0.928],
    ],
    'fails, several': [
      [0, 0.333],
      [0.6, 0.428],
      [0.9, 0.5],
    ],
  },
};
