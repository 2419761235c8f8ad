import type { Rule } from 'antd/es/form';
import type { z } from 'zod';

export function problemAt(schema: z.ZodType, field: string, value: unknown): string | null {
  const issues = schema.safeParse({ [field]: value }).error?.issues ?? [];
  return issues.find(({ path }) => path[0] === field)?.message ?? null;
}

type Problem = string | null;

export function ruleOf(problem: (value: unknown) => Problem | Promise<Problem>): Rule {
  return {
    validator: async (_rule, value: unknown) => {
      const message = await problem(value);
      if (message !== null) throw new Error(message);
    },
  };
}
