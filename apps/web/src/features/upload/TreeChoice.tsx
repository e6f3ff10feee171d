import { Button, Stack, useFormatters } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import type { Tree } from './planTree.ts';
import * as css from './UploadDialog.css.ts';

export interface TreeChoiceProps {
  tree: Tree;
  busy: boolean;
  /** Each folder an album. */
  onAlbums: () => void;
  /** All of it where the dialog says. */
  onOne: () => void;
}

/** Asked once: folders may become albums of a set (issue: a tree may become set + albums). */
export function TreeChoice({ tree, busy, onAlbums, onOne }: TreeChoiceProps) {
  const t = useTranslations('upload');
  const { number } = useFormatters();
  const count = tree.folders.length;
  return (
    <Stack gap={3}>
      <p className={css.treeTitle} role="status">
        {t('treeTitle', { count })}
      </p>
      <p className={css.zoneHint}>{t('treeText')}</p>
      <ul className={css.treeNames}>
        {tree.folders.map(({ name, files }) => (
          <li key={name} className={css.treeName}>
            <span className={css.treeLabel}>{name || t('looseName')}</span>
            <span>{number(files.length)}</span>
          </li>
        ))}
      </ul>
      <Button variant="solid" disabled={busy} onClick={onAlbums}>
        {tree.name ? t('treeSet', { name: tree.name }) : t('treeAlbums', { count })}
      </Button>
      <Button disabled={busy} onClick={onOne}>
        {t('treeOne')}
      </Button>
    </Stack>
  );
}
