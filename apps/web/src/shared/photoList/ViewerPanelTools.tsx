import { type ActionList, ActionMenu } from '@xiangji/blocks';
import { Button } from '@xiangji/photo-viewer';
import { darkTheme, EllipsisIcon, InfoIcon } from '@xiangji/ui';
import { useTranslations } from 'use-intl';

export interface ViewerPanelToolsProps {
  /** Whether the details are shown. */
  panel: boolean;
  onPanel: (shown: boolean) => void;
  /** The actions of the menu. */
  actions: ActionList;
}

/** The last buttons of the viewer's bar: the details and the menu. */
export function ViewerPanelTools({ panel, onPanel, actions }: ViewerPanelToolsProps) {
  const t = useTranslations('viewer');
  const photos = useTranslations('photos');
  return (
    <>
      <Button label={panel ? t('closeInfo') : t('info')} onClick={() => onPanel(!panel)}>
        <InfoIcon />
      </Button>
      {/* The menu is outside of the viewer, which is dark in every theme. */}
      <ActionMenu actions={actions} className={darkTheme}>
        <Button label={photos('more')}>
          <EllipsisIcon />
        </Button>
      </ActionMenu>
    </>
  );
}
