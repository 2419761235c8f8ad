export { emptyFieldSentence } from './empty-field.ts';
export { guidanceFigures, type GuidanceField, type GuidanceFigures } from './figures.ts';
export {
  fieldsWithGuidance,
  guidanceFor,
  guidanceRules,
  type Guidance,
  type GuidanceContext,
} from './guidance.ts';
export type { Hint, Rule, Tone } from './rule.ts';
