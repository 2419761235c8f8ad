/** What the Expert Guidance of a mandatory field says while the field is empty. */
export const emptyFieldSentence = (scoreName: string): string =>
  `This field must be completed to calculate your ${scoreName} and generate personalized recommendations.`;
