/** Multiplies instead of Math.pow, whose last bit can differ between a browser and the server. */
export function monthlyPayment(amount: number, yearlyRatePercent: number, months: number): number {
  const rate = yearlyRatePercent / 1200;
  let growth = 1;
  for (let month = 0; month < months; month += 1) growth *= 1 + rate;
  return (amount * rate * growth) / (growth - 1);
}
