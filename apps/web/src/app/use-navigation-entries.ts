import { useLocation } from 'react-router-dom';
import { usePractices } from '#shared/business/use-practices.ts';
import { useHasLoanRecords } from '#shared/lenders/use-has-loan-records.ts';
import { navigationEntries } from './navigation-entries.ts';
import { useOpens } from './use-opens.ts';
import { useRole } from './use-role.ts';

export function useNavigationEntries() {
  const { pathname } = useLocation();
  const role = useRole();
  const hasLoanRecords = useHasLoanRecords();
  const { data: practices = [] } = usePractices();
  const isOpen = useOpens();
  return navigationEntries(pathname, role, {
    hasLoanRecords,
    hasPractice: role === 'user' && practices.length > 0,
    isOpen,
  });
}
