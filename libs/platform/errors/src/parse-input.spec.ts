import { describe, expect, it } from '@jest/globals';
import { routes } from '@groundwork/contracts';
import { z } from 'zod';
import { DomainError } from './domain-error.ts';
import { parseInput } from './parse-input.ts';

function errorOf(schema: z.ZodType, given: unknown): DomainError {
  try {
    parseInput(schema, given);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return error as DomainError;
  }
  throw new Error('The input was accepted');
}

const field = (schema: z.ZodType) => z.object({ field: schema });

describe('rejected input', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['text that is a number', z.string(), 7, 'Enter text'],
    ['text that is missing', z.string(), undefined, 'Required'],
    ['text that is null', z.string(), null, 'Required'],
    ['empty text', z.string().min(1), '', 'Required'],
    ['short text', z.string().min(3), 'ab', 'Use at least 3 characters'],
    ['long text', z.string().max(3), 'abcd', 'Use 3 characters or fewer'],
    ['a number that is text', z.number(), 'seven', 'Enter a number'],
    ['a number that is none', z.number(), Number.NaN, 'Enter a number'],
    ['a fraction', z.int(), 1.5, 'Enter a whole number'],
    ['too large a number', z.number().max(10), 11, 'Enter 10 or less'],
    ['too small a number', z.number().min(10), 9, 'Enter 10 or more'],
    ['too long a list', z.array(z.number()).max(1), [1, 2], 'Send 1 entry or fewer'],
    ['a list that is none', z.array(z.number()), {}, 'Send a list'],
    ['a flag that is text', z.boolean(), 'yes', 'Answer true or false'],
    ['an unknown choice', z.enum(['a', 'b']), 'c', 'Choose one of: a, b'],
    ['no address', z.email(), 'nobody', 'Enter a valid email address'],
    ['no id', z.uuid(), '1', 'This is not a valid ID'],
    ['an odd amount', z.number().multipleOf(5), 7, 'Enter a multiple of 5'],
    ['an object that is none', z.object({}), [], 'Send a JSON object'],
    ['neither of two', z.union([z.string(), z.number()]), true, 'This is not valid'],
    ['a pattern missed', z.string().regex(/^a$/), 'b', 'This does not have the right form'],
    ['an unknown key', z.strictObject({}), { a: 1 }, 'Unknown: a'],
    ['a value that a check of ours rejects', z.string().refine(() => false), 'a', 'This is not valid'],
  ])('%s has a message for people', (_, schema, given, message) => {
    const { details, kind } = errorOf(field(schema), { field: given });
    expect(kind).toBe('invalid');
    expect(details).toEqual([{ field: 'field', message }]);
  });

  it('has the message of its schema', () => {
    const { message } = errorOf(field(z.string('Tell us your name')), { field: 7 });
    expect(message).toBe('Tell us your name');
  });

  it('names each wrong field', () => {
    const schema = z.object({ email: z.email(), address: z.object({ zip: z.string().min(5) }) });
    const { details } = errorOf(schema, { email: 'nobody', address: { zip: '1' } });
    expect(details?.map((detail) => detail.field)).toEqual(['email', 'address.zip']);
  });

  it.each(Object.entries(routes).filter(([, route]) => 'body' in route))(
    'of %s has no message for programmers',
    (_, route) => {
      const { body } = route as { body: z.ZodType };
      const whole = body instanceof z.ZodNullable ? body.unwrap() : body;
      const bodies = whole instanceof z.ZodUnion ? whole.options : [whole];
      const names = bodies.flatMap((each) => Object.keys((each as z.ZodObject).shape));
      for (const wrong of [{}, [], 7, true, 'x'.repeat(10_000), null]) {
        const given = Object.fromEntries(names.map((name) => [name, wrong]));
        const messages = (() => {
          try {
            parseInput(body, given);
            return '';
          } catch (error) {
            return JSON.stringify((error as DomainError).details);
          }
        })();
        expect(messages).not.toMatch(/Invalid|expected|received|Too (big|small)|undefined/);
      }
    },
  );
});
