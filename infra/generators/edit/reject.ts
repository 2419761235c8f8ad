export function reject(message: string): never {
  throw new Error(message);
}

export function checkSentence(what: string, text: string): void {
  if (!/^[A-Z].*\.$/.test(text)) reject(`The ${what} must be a sentence: a capital first, a full stop last.`);
  if (/approv|guarantee|qualif/i.test(text)) reject(`The ${what} must not promise an approval.`);
}
