import type { FormInstance } from 'antd';

/** The form validates a field on blur. A field that has an error is validated after each key, to remove the error early. */
export function revalidateInvalidFields(form: FormInstance, changed: object): void {
  const invalid = Object.keys(changed).filter((name) => form.getFieldError(name).length > 0);
  if (invalid.length > 0) void form.validateFields(invalid);
}
