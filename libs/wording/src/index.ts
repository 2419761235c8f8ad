export { csvCell } from './csv-cell.ts';
export { fill, groupDigits } from './fill.ts';
export { paragraph, worded, type Worded, type Wording } from './worded.ts';
