import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Accepts numbers that are not assigned: the sample of the specification, (555) 123-4567, is one of them. */
export function isUsPhone(text: string): boolean {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (number?.countryCallingCode !== '1' || !number.isPossible()) return false;
  return /^[2-9]/.test(number.nationalNumber);
}
