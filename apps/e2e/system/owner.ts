import { randomUUID } from 'node:crypto';
import type {
  DashboardReply,
  DocumentView,
  LenderMatch,
  ProfileReply,
  Recommendation,
  ScoreReply,
  SignedIn,
} from '@groundwork/contracts';
import { recordRejection, recordSecret } from './evidence.ts';

export const baseUrl = process.env['BASE_URL'] ?? 'http://127.0.0.1:3000';

const responseTimeoutMs = 20_000;

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const createPerson = (firstName = 'Rosa', lastName = 'Diaz'): Person => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}.${randomUUID()}@example.com`,
  password: recordSecret('password', `Canary-${randomUUID()}`),
});

export function readDemoPerson(): Person {
  const { DEMO_OWNER_EMAIL: email, DEMO_OWNER_PASSWORD: password } = process.env;
  if (email === undefined || password === undefined)
    throw new Error('DEMO_OWNER_EMAIL and DEMO_OWNER_PASSWORD are not set: "npm test" sets them');
  return { ...createPerson('Maya', 'Reyes'), email, password: recordSecret('password', password) };
}

export interface Upload {
  name: string;
  content: Buffer;
  category: DocumentView['category'];
}

export class TestOwner {
  constructor(
    readonly person: Person,
    readonly token: string,
    readonly cookie?: string,
  ) {}

  static async signUp(person = createPerson()): Promise<TestOwner> {
    const response = await fetch(`${baseUrl}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (response.status !== 201) throw new Error(`Signup answered ${response.status}`);
    const { token } = (await response.json()) as SignedIn;
    return new TestOwner(person, recordSecret('token', token));
  }

  static async signIn(person: Person, { bind = false } = {}): Promise<TestOwner> {
    const { email, password } = person;
    const body = JSON.stringify({ email, password, bind });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${baseUrl}/api/auth/login`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`Login answered ${response.status}`);
    const { token } = (await response.json()) as SignedIn;
    const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
    return new TestOwner(person, recordSecret('token', token), bind ? cookie : undefined);
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: string | FormData,
  ): Promise<Response> {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(responseTimeoutMs),
      ...(body !== undefined && { body }),
    });
    if (response.status >= 400)
      recordRejection({ status: response.status, text: await response.clone().text() });
    return response;
  }

  private async get<T>(path: string): Promise<T> {
    const response = await this.call('GET', path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  }

  upload({ name, content, category }: Upload): Promise<Response> {
    const form = new FormData();
    form.append('category', category);
    form.append('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
    return this.call('POST', '/api/documents/upload', form);
  }

  saveProfile(fields: Record<string, unknown>): Promise<Response> {
    return this.call('POST', '/api/business-profile', JSON.stringify(fields));
  }

  documents = () => this.get<DocumentView[]>('/api/documents');
  dashboard = () => this.get<DashboardReply>('/api/dashboard');
  score = () => this.get<ScoreReply>('/api/score');
  matches = () => this.get<LenderMatch[]>('/api/lender-matches');
  recommendations = () => this.get<Recommendation[]>('/api/recommendations');
  profile = () => this.get<ProfileReply>('/api/business-profile');
}
