import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LINKED_CODE as CODE } from './linkedCode.ts';

/**
 * The code in a copied link's fragment. It is removed from the address at once, so that no one else sees it.
 */
export function useLinkedCode(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => CODE.exec(hash)?.[1]);
  useEffect(() => {
    if (CODE.test(hash))
      void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [hash, pathname, search, state, navigate]);
  return code;
}
