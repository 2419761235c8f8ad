export const hoursOfDays = (count: number): number => 24 * count;
