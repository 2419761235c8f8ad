export { fieldsWithGuidance } from './fields.ts';
export { guidanceFigures } from './figures.ts';
export { guidanceFor, type Guidance } from './guidance.ts';
