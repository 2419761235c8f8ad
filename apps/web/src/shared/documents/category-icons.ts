import type { DocumentCategory } from '@groundwork/contracts';
import { ChartColumn, FileText, Landmark, type LucideIcon } from 'lucide-react';

export const categoryIcons: Readonly<Record<DocumentCategory, LucideIcon>> = {
  tax_documents: FileText,
  bank_statements: Landmark,
  financial_reports: ChartColumn,
};
