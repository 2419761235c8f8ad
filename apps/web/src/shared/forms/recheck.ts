import type { FormInstance } from 'antd';

/** A field is judged when it is left. Once it is marked as wrong, every key may put it right. */
export function recheck(form: FormInstance, changed: object): void {
  const wrong = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
  if (wrong.length > 0) void form.validateFields(wrong);
}
