import { CatalogueImport } from './catalogue-import.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import './lender-catalogue.css';

export function LenderCatalogue() {
  return (
    <div className="catalogue">
      <CatalogueImport />
      <CatalogueList />
    </div>
  );
}
