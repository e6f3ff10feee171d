import { FILE_ORDERS, FOLDER_ORDERS } from '@xiangji/api-client/contract';
import { PreferencesForm, type Preferences as Values } from '@xiangji/blocks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { LOCALE_NAMES, type Locale } from '../../../shared/locale/currentLocale.ts';
import { useLocaleChoice } from '../../../shared/locale/LocaleContext.ts';
import { orderOf, sortOrderOf } from '../../../shared/models/sortOrder.ts';
import { useRefreshPhotos } from '../../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../../shared/queries/refresh.ts';
import { useConfig, useSaveUser } from '../../../shared/queries/session.queries.ts';
import { useChooseLanguage } from '../../../shared/session/useChooseLanguage.ts';
import { density, theme } from '../../../shared/theme/appearance.ts';

/** Saves a preference of the account; a failure is reported. */
function useSaves() {
  const failed = useTranslations('account')('saveFailed');
  const save = useSaveUser();
  const { showResult } = useReport();
  const refreshAlbums = useRefreshAlbums();
  const refreshPhotos = useRefreshPhotos();
  const keep = async (...change: Parameters<typeof save>) =>
    showResult(await save(...change), undefined, failed);
  return async ({ albumOrder, photoOrder, timezone }: Partial<Values>) => {
    if (albumOrder) {
      const value = orderOf(albumOrder, FOLDER_ORDERS);
      await keep({ albumOrder: value }, api.account.setFolderOrder({ body: { value } }));
      await refreshAlbums();
    }
    if (photoOrder) {
      const value = orderOf(photoOrder, FILE_ORDERS);
      await keep({ photoOrder: value }, api.account.setFileOrder({ body: { value } }));
      await refreshPhotos();
    }
    if (timezone !== undefined) {
      await keep({ timezone }, api.account.setTimezone({ body: { value: timezone } }));
    }
  };
}

/** Orders and zone of the account; language, theme and density. */
export function Preferences() {
  const { data } = useConfig();
  const { locale: language } = useLocaleChoice();
  const chooseLanguage = useChooseLanguage();
  const save = useSaves();
  const [looks, setLooks] = useState(() => ({ theme: theme.stored(), density: density.stored() }));
  const user = data?.user;
  if (!user) return null;
  const change = (values: Partial<Values<Locale>>) => {
    if (values.language) chooseLanguage(values.language);
    if (values.theme) theme.choose(values.theme);
    if (values.density) density.choose(values.density);
    setLooks({ theme: theme.stored(), density: density.stored() });
    void save(values);
  };
  const orders = { albumOrder: sortOrderOf(user.albumOrder), photoOrder: sortOrderOf(user.photoOrder) };
  return (
    <PreferencesForm
      value={{ ...orders, ...looks, language, timezone: user.timezone }}
      onChange={change}
      albumOrders={FOLDER_ORDERS.map(sortOrderOf)}
      photoOrders={FILE_ORDERS.map(sortOrderOf)}
      languages={LOCALE_NAMES}
    />
  );
}
