import { Button, CopyIcon, IconButton, Inline, MapPinIcon, Stack, useToast } from '@xiangji/ui';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/code/lazyComponent.tsx';
import { type Place, placeNumbers, placeText } from './place.ts';

const PhotoMap = lazyComponent(async () => (await import('./PhotoMap.tsx')).PhotoMap, { failure: 'inline' });

const KEY = 'xiangji.map';

/** Whether the map is shown; once opened, it is shown with the next photo, too. */
function useShown(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(() => localStorage.getItem(KEY) === 'open');
  return [
    shown,
    (next) => {
      localStorage.setItem(KEY, next ? 'open' : 'closed');
      setShown(next);
    },
  ];
}

/** Coordinates to copy, and the map on request. */
export function PlaceFact({ place }: { place: Place }) {
  const t = useTranslations('viewer');
  const toast = useToast();
  const [shown, setShown] = useShown();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(placeNumbers(place));
      toast.show({ title: t('placeCopied'), tone: 'positive' });
    } catch {
      toast.show({ title: t('placeNotCopied'), tone: 'critical' });
    }
  };
  return (
    <Stack gap={2}>
      <Inline gap={1}>
        <span>{placeText(place)}</span>
        <IconButton size="small" label={t('copyPlace')} onClick={() => void copy()}>
          <CopyIcon />
        </IconButton>
        <Button
          variant="ghost"
          size="small"
          icon={<MapPinIcon />}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'hideMap' : 'showMap')}
        </Button>
      </Inline>
      {shown && (
        <Suspense fallback={null}>
          <PhotoMap place={place} />
        </Suspense>
      )}
    </Stack>
  );
}
