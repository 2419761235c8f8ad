export { fill, type ParamsOf } from './fill.ts';
export { worded, type Worded, type WordingParams } from './worded.ts';
