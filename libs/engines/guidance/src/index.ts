export { guidanceFigures } from './figures.ts';
export { fieldsWithGuidance, guidanceFor, type Guidance } from './guidance.ts';
