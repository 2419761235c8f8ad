/** What a field of this name holds in examples, where its type alone does not say it. */
export const exampleValues: Record<string, string | number | boolean | object> = {
  email: 'ana.ruiz@example.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  fullName: 'Ana Ruiz',
  password: 'a long walk by the lake',
  currentPassword: 'a long walk by the lake',
  newPassword: 'eleven quiet green hills',
  token: 'Zm9yLWV4YW1wbGUtb25seS1ub3QtYS10b2tlbg',
  message: 'Done',
  bankName: 'First Example Bank',
  accountNumber: '000123456789',
  routingNumber: '021000021',
  name: 'Example',
  currency: 'usd',
  id: 'example-1',
};
