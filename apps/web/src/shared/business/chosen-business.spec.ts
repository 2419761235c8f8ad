import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const stored = new Map<string, string>();
const assign = jest.fn();
const browser = globalThis as { window?: unknown };

async function load() {
  jest.resetModules();
  const { chosenBusiness, ownerKey } = await import('./chosen-business.ts');
  return { chosenBusiness, ownerKey };
}

const client = { userId: 'jo', id: 'bakery', name: 'Rosa’s Bakery' };

describe('the business of a tab', () => {
  beforeEach(() => {
    browser.window = {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
        removeItem: (key: string) => stored.delete(key),
      },
      location: { assign },
      addEventListener: () => undefined,
    };
  });
  afterEach(() => {
    stored.clear();
    assign.mockClear();
    delete browser.window;
  });

  it('is the first one of the person without a choice: calls and keys stay as they are', async () => {
    const { chosenBusiness, ownerKey } = await load();
    expect(chosenBusiness.headers()).toEqual({});
    expect(ownerKey('jo')).toBe('jo');
    expect(chosenBusiness.accepts('bakery')).toBe(true);
  });

  it('changes with the next page only', async () => {
    const { chosenBusiness } = await load();
    chosenBusiness.open(client, '/documents');
    expect(assign).toHaveBeenCalledWith('/documents');
    expect(chosenBusiness.headers()).toEqual({});
    const next = await load();
    expect(next.chosenBusiness.headers()).toEqual({ 'X-Business-Id': 'bakery' });
    expect(next.ownerKey('jo')).toBe('jo:bakery');
  });

  it('drops a reply about another business', async () => {
    stored.set('business', JSON.stringify(client));
    const { chosenBusiness } = await load();
    expect([null, 'bakery', 'jo'].map(chosenBusiness.accepts)).toEqual([true, true, false]);
  });

  it('is forgotten for the first business, and for another person', async () => {
    stored.set('business', JSON.stringify(client));
    const { chosenBusiness, ownerKey } = await load();
    chosenBusiness.keepFor('jo');
    expect(chosenBusiness.read()).toEqual(client);
    expect(ownerKey('ann')).toBe('ann');
    chosenBusiness.keepFor('ann');
    expect(chosenBusiness.read()).toBeNull();
    expect(stored.size).toBe(0);
    chosenBusiness.open(client, '/documents');
    chosenBusiness.open({ userId: 'jo', id: 'jo', name: 'Own' }, '/dashboard');
    expect(stored.size).toBe(0);
  });

  it('ignores what it did not store itself', async () => {
    stored.set('business', '{"id":"bakery"}');
    expect((await load()).chosenBusiness.read()).toBeNull();
  });
});
