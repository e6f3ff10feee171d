import { DEVICE_TYPES } from '@xiangji/api-client/contract';
import { CircleUserIcon, FilmIcon, GlobeIcon, SmartphoneIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SignInPlace } from '../account.queries.ts';

type Place = Omit<SignInPlace, 'time'>;

const icons: Record<number, ReactNode> = {
  [DEVICE_TYPES.COMPUTER]: <GlobeIcon />,
  [DEVICE_TYPES.TABLET]: <SmartphoneIcon />,
  [DEVICE_TYPES.PHONE]: <SmartphoneIcon />,
  [DEVICE_TYPES.TV]: <FilmIcon />,
};

/** A picture for the kind of device. */
export const deviceIcon = (type: number): ReactNode => icons[type] ?? <CircleUserIcon />;

const KINDS = {
  1: 'deviceType1',
  2: 'deviceType2',
  3: 'deviceType3',
  4: 'deviceType4',
  5: 'deviceType5',
} as const;

/** `Chrome 150 · Windows 11` and `中国 广东省 深圳市 · 120.24.78.68`. */
export function usePlaceText(): (place: Place) => { program: string; location: string } {
  const t = useTranslations('account');
  const named = (name: string, version: string) => [name, version.split('.')[0]].filter(Boolean).join(' ');
  return (place) => {
    const kind = KINDS[place.device_type as keyof typeof KINDS] ?? KINDS[1];
    const program = place.program ? named(place.program, place.program_version) : t('unknownProgram');
    const device = place.device ? named(place.device, place.device_version) : t(kind);
    return {
      program: `${program} · ${device}`,
      location: `${place.location || t('unknownPlace')} · ${place.ip}`,
    };
  };
}
