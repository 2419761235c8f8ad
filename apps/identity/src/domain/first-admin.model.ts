/** The email whose account is an admin because the operator says so; nobody where none is set. */
export class FirstAdmin {
  constructor(readonly email: string) {}

  is(email: string): boolean {
    return this.email !== '' && this.email === email;
  }
}
