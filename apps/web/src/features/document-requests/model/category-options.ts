import { documentCategories, type DocumentCategory, documentCategoryLabels } from '@groundwork/contracts';

export const categoryOptions: (readonly [DocumentCategory, string])[] = documentCategories.map((category) => [
  category,
  documentCategoryLabels[category],
]);
