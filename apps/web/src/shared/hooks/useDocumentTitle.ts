import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** The page's name before the product's, while the page is mounted. */
export function useDocumentTitle(title: string | undefined): void {
  const product = useTranslations('product')('name');
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title, product]);
}
