/** The hours that an action takes are reckoned in whole days, nights and weekends included. */
export const hoursOfDays = (count: number): number => 24 * count;
