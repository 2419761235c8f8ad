import { CatalogImport } from './catalog-import.tsx';
import { CatalogList } from './catalog-list.tsx';
import { FactsToCheck } from './facts-to-check.tsx';
import './lender-catalog.css';

export function LenderCatalog() {
  return (
    <div className="catalog">
      <CatalogImport />
      <FactsToCheck />
      <CatalogList />
    </div>
  );
}
