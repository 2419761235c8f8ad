export class FirstAdmin {
  constructor(readonly email: string) {}

  is(email: string): boolean {
    return this.email !== '' && this.email === email;
  }
}
