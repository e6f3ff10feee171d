import { CircleUserIcon, FilmIcon, GlobeIcon, SmartphoneIcon } from '@xiangji/ui';
import type { ReactNode } from 'react';
import * as css from './account.css.ts';
import type { DeviceLabels } from './labels.ts';

/** The kind of a device. */
export type DeviceKind = 'computer' | 'tablet' | 'phone' | 'tv' | 'other';

/** The program and the device of a sign-in. A text is empty if it is unknown. */
export interface SignInDevice {
  /** The kind of device. */
  kind: DeviceKind;
  /** Name of the program; empty if unknown. */
  program: string;
  /** Version of the program; empty if unknown. */
  programVersion: string;
  /** Name of the device or its operating system; empty if unknown. */
  device: string;
  /** Version of the operating system; empty if unknown. */
  deviceVersion: string;
  /** Location of the IP address, in words; empty if unknown. */
  location: string;
  /** IP address. */
  ip: string;
}

const ICONS: Record<DeviceKind, ReactNode> = {
  computer: <GlobeIcon />,
  tablet: <SmartphoneIcon />,
  phone: <SmartphoneIcon />,
  tv: <FilmIcon />,
  other: <CircleUserIcon />,
};

const withVersion = (name: string, version: string) =>
  [name, version.split('.')[0]].filter(Boolean).join(' ');

/** Returns the device as text, such as `Chrome 150 · Windows 11`. */
export function deviceText(sign: SignInDevice, labels: DeviceLabels): string {
  const program = sign.program ? withVersion(sign.program, sign.programVersion) : labels.unknownProgram;
  const device = sign.device ? withVersion(sign.device, sign.deviceVersion) : labels[sign.kind];
  return `${program} · ${device}`;
}

interface DeviceRowProps {
  /** The device and program of a sign-in. */
  sign: SignInDevice;
  /** The texts. */
  labels: DeviceLabels;
  /** Shown after the name of the device, for example that it is the current one. */
  note?: ReactNode;
  /** The content at the end of the row, such as a time or a button. */
  children: ReactNode;
}

/** A row that shows the kind, program and location of a device, with `children` at the end. */
export function DeviceRow({ sign, labels, note, children }: DeviceRowProps) {
  return (
    <li className={css.row}>
      <span className={css.icon}>{ICONS[sign.kind]}</span>
      <div className={css.words}>
        <p className={css.strong}>{deviceText(sign, labels)}</p>
        <p className={css.note}>{`${sign.location || labels.unknownPlace} · ${sign.ip}`}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </li>
  );
}
