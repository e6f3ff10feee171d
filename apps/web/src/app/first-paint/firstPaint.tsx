// The server's part of the web: it draws the first screen of a page, which stands until the application draws the same.
import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import type { Config } from '@xiangji/api-client';
import { type StyledMarkup, withoutStyleAttributes } from '@xiangji/ui';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { Locale } from '../../shared/locale/currentLocale.ts';
import { loadMessages } from '../../shared/locale/messages.ts';
import { settingsOf } from '../../shared/models/user.ts';
import { configQuery } from '../../shared/queries/session.queries.ts';
import { createQueryClient, Providers } from '../Providers.tsx';
import { paint } from './FirstPaint.css.ts';
import { Screen } from './screens.tsx';
import type { Shown } from './shown.ts';

export interface FirstPaintProps {
  /** Path of the page. */
  path: string;
  language: 'zh' | 'en';
  /** Reply of the config call; undefined for a page that has none. */
  config: Config | undefined;
  shown: Shown;
}

/** Renders the first screen. Its markup has no style attributes, which the page's policy refuses: they are rules. */
export async function renderFirstPaint({
  path,
  language,
  config,
  shown,
}: FirstPaintProps): Promise<StyledMarkup> {
  const locale: Locale = language === 'en' ? 'en' : 'zh-CN';
  const queryClient = createQueryClient();
  if (config) queryClient.setQueryData(configQuery.queryKey, settingsOf(config));
  const { prelude } = await prerender(
    <Providers locale={locale} messages={await loadMessages(locale)} queryClient={queryClient}>
      <StaticRouter location={path}>
        <div className={paint} data-first-paint="" aria-hidden="true" inert>
          <Screen shown={shown} />
        </div>
      </StaticRouter>
    </Providers>,
  );
  queryClient.clear();
  return withoutStyleAttributes(await new Response(prelude).text());
}
