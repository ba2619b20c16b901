import { useLocation, useNavigate, useNavigation } from 'react-router';

/**
 * Asks once more for a page whose loader has failed. A step to the same address, not `revalidate()`: React Router gives
 * up what it has caught when the address is a new object, or when it *sees* a revalidation begin and end, and an answer
 * that is quick enough lets React draw both in one (react-router, issue 11597).
 */
export function useTryAgain(): { tryAgain: () => void; isTrying: boolean } {
  const navigate = useNavigate();
  const location = useLocation();
  const isTrying = useNavigation().state !== 'idle';
  const tryAgain = () => void navigate(location, { replace: true, preventScrollReset: true });
  return { tryAgain, isTrying };
}
