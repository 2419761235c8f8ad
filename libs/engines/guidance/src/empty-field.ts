/** What the Expert Guidance of a mandatory field says while the field is empty. */
export const emptyFieldSentence = (scoreName: string): string =>
  `This field must be completed to calculate your ${scoreName} and generate personalized recommendations.`;

/** Empty numbers are kept as 0, unticked boxes as false. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isEmpty);
  return !value;
}
