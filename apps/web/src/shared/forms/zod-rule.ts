import type { Rule } from 'antd/es/form';
import type { z } from 'zod';

export function problemAt(schema: z.ZodType, field: string, value: unknown): string | null {
  const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
  return issues.find(({ path }) => path[0] === field)?.message ?? null;
}

export function ruleOf(problem: (value: unknown) => string | null): Rule {
  return {
    validator: (_rule, value: unknown) => {
      const message = problem(value);
      return message === null ? Promise.resolve() : Promise.reject(new Error(message));
    },
  };
}
