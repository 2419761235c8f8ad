export type Level = 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement';

export const levels = Object.freeze([
  Object.freeze({ level: 'Excellent', from: 800 }),
  Object.freeze({ level: 'Good', from: 700 }),
  Object.freeze({ level: 'Fair', from: 600 }),
  Object.freeze({ level: 'Needs Improvement', from: 0 }),
] as const);

export const levelOf = (totalScore: number): Level =>
  levels.find(({ from }) => totalScore >= from)?.level ?? 'Needs Improvement';
