import {
  documentCategory,
  documentSubcategory,
  type RegisterUpload,
  subcategoriesOf,
  uploadMessages,
} from '@groundwork/contracts';
import { invalid } from '@groundwork/platform-errors';

export type UploadKind = Pick<RegisterUpload, 'category' | 'subcategory'>;

export function parseDocumentKind(fields: Map<string, string>): UploadKind {
  const category = documentCategory.safeParse(fields.get('category'));
  if (!category.success) throw invalid([{ field: 'category', message: uploadMessages.categoryRequired }]);
  const kind = fields.get('subcategory');
  if (!kind) return { category: category.data, subcategory: null };
  const subcategory = documentSubcategory.safeParse(kind);
  const allowed: readonly string[] = subcategoriesOf[category.data];
  if (!subcategory.success || !allowed.includes(subcategory.data)) {
    throw invalid([{ field: 'subcategory', message: uploadMessages.wrongSubcategory }]);
  }
  return { category: category.data, subcategory: subcategory.data };
}
