import { FILE_ORDERS, FOLDER_ORDERS } from '@xiangji/api-client/contract';
import { SectionCard, zoneOptions, zoneText } from '@xiangji/blocks';
import { SegmentedControl, Select, useToast } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { ORDER_NAMES } from '../../../shared/dialogs/orderNames.ts';
import { LOCALE_NAMES, LOCALES } from '../../../shared/locale/currentLocale.ts';
import { useLocaleChoice } from '../../../shared/locale/LocaleContext.ts';
import { useRefreshPhotos } from '../../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../../shared/queries/refresh.ts';
import { useConfig, usePatchUser } from '../../../shared/queries/session.queries.ts';
import { useChooseLanguage } from '../../../shared/session/useChooseLanguage.ts';
import { DENSITIES, rememberDensity, storedDensity } from '../../../shared/theme/density.ts';
import { rememberTheme, storedTheme, THEMES } from '../../../shared/theme/themePreference.ts';
import * as css from '../AccountPage.css.ts';
import * as own from './Preferences.css.ts';

const AUTO = 'auto';

/** A change that is shown at once and reverted where it cannot be saved. */
function useKeep() {
  const t = useTranslations('account');
  const toast = useToast();
  const patch = usePatchUser();
  return async <C extends Parameters<typeof patch>[0]>(
    change: { from: C; to: C },
    send: () => Promise<unknown>,
  ): Promise<void> => {
    patch(change.to);
    try {
      await send();
    } catch {
      patch(change.from);
      toast.show({ title: t('saveFailed'), tone: 'critical' });
    }
  };
}

function Orders() {
  const t = useTranslations('account');
  const names = useTranslations('dialogs');
  const { data } = useConfig();
  const keep = useKeep();
  const refreshAlbums = useRefreshAlbums();
  const refreshPhotos = useRefreshPhotos();
  const user = data?.user;
  if (!user) return null;
  const { albumOrder, photoOrder } = user;
  const optionsOf = (orders: readonly (keyof typeof ORDER_NAMES)[]) =>
    orders.map((order) => ({ value: String(order), label: names(ORDER_NAMES[order]) }));
  const setFolders = async (text: string) => {
    const order = FOLDER_ORDERS.find((one) => String(one) === text) ?? albumOrder;
    await keep({ from: { albumOrder }, to: { albumOrder: order } }, () =>
      api.account.setFolderOrder({ body: { value: order } }),
    );
    await refreshAlbums();
  };
  const setFiles = async (text: string) => {
    const order = FILE_ORDERS.find((one) => String(one) === text) ?? photoOrder;
    await keep({ from: { photoOrder }, to: { photoOrder: order } }, () =>
      api.account.setFileOrder({ body: { value: order } }),
    );
    await refreshPhotos();
  };
  return (
    <>
      <Select
        label={t('folderOrder')}
        options={optionsOf(FOLDER_ORDERS)}
        value={String(albumOrder)}
        onValueChange={(text) => void setFolders(text)}
      />
      <Select
        label={t('fileOrder')}
        options={optionsOf(FILE_ORDERS)}
        value={String(photoOrder)}
        onValueChange={(text) => void setFiles(text)}
      />
    </>
  );
}

function Zone() {
  const t = useTranslations('account');
  const { data } = useConfig();
  const keep = useKeep();
  const zone = data?.user?.timezone ?? null;
  const auto = t('timezoneAuto', { zone: zoneText(new Date().getTimezoneOffset()) });
  const choose = (text: string) => {
    const timezone = text === AUTO ? null : Number(text);
    void keep({ from: { timezone: zone }, to: { timezone } }, () =>
      api.account.setTimezone({ body: { value: timezone } }),
    );
  };
  return (
    <Select
      label={t('timezone')}
      hint={t('timezoneHint')}
      options={[{ value: AUTO, label: auto }, ...zoneOptions(zone)]}
      value={zone === null ? AUTO : String(zone)}
      onValueChange={choose}
    />
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={own.choice}>
      <span className={own.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function Looks() {
  const t = useTranslations('account');
  const { locale } = useLocaleChoice();
  const chooseLanguage = useChooseLanguage();
  const [theme, setTheme] = useState(storedTheme);
  const [density, setDensity] = useState(storedDensity);
  const themes = { auto: t('themeAuto'), light: t('themeLight'), dark: t('themeDark') };
  const densities = {
    auto: t('densityAuto'),
    comfortable: t('densityComfortable'),
    compact: t('densityCompact'),
  };
  return (
    <>
      <Choice label={t('language')}>
        <SegmentedControl
          label={t('language')}
          segments={LOCALES.map((value) => ({
            value,
            label: <span lang={value}>{LOCALE_NAMES[value]}</span>,
          }))}
          value={locale}
          onValueChange={chooseLanguage}
        />
      </Choice>
      <Choice label={t('theme')}>
        <SegmentedControl
          label={t('theme')}
          segments={THEMES.map((value) => ({ value, label: themes[value] }))}
          value={theme}
          onValueChange={(value) => {
            setTheme(value);
            rememberTheme(value);
          }}
        />
      </Choice>
      <Choice label={t('density')}>
        <SegmentedControl
          label={t('density')}
          segments={DENSITIES.map((value) => ({ value, label: densities[value] }))}
          value={density}
          onValueChange={(value) => {
            setDensity(value);
            rememberDensity(value);
          }}
        />
      </Choice>
    </>
  );
}

/** Orders and zone of the account; language, theme and density. Each is saved as soon as it is selected. */
export function Preferences() {
  const t = useTranslations('account');
  return (
    <SectionCard title={t('preferences')}>
      <div className={css.fields}>
        <Orders />
        <Zone />
      </div>
      <div className={css.fields}>
        <Looks />
      </div>
    </SectionCard>
  );
}
