import type { File } from '@xiangji/api-client/contract';
import {
  AppShell,
  AuthBackdrop,
  memoryDaysOf,
  PageContent,
  PhotoSkeletons,
  ShareHeader,
} from '@xiangji/blocks';
import { srcSetOf } from '@xiangji/internal/items';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccountFrame } from '../../features/account/AccountFrame.tsx';
import { Basic } from '../../features/account/basic/Basic.tsx';
import { AlbumList } from '../../features/albums/AlbumList.tsx';
import { AuthPage } from '../../features/auth/AuthPage.tsx';
import { CodeEntry } from '../../features/public-share/CodeEntry.tsx';
import * as share from '../../features/public-share/PublicSharePage.css.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import { albumEntryOf } from '../../shared/models/album.ts';
import { photoOf } from '../../shared/models/photo.ts';
import { Logo } from '../../shared/page/Logo.tsx';
import { TitledPage } from '../../shared/page/PageBar.tsx';
import { todayNumber } from '../../shared/today.ts';
import { useFrame } from '../shell/useFrame.tsx';
import * as css from './FirstPaint.css.ts';
import type { Shown } from './shown.ts';

/** As many as fill the window of a phone. */
const MOST_PHOTOS = 18;

const nothing = () => undefined;
/** No text of a photo is shown. */
const itemOf = (file: File) => photoOf(file, String);

function Frame({ children }: { children: ReactNode }) {
  return <AppShell {...useFrame()}>{children}</AppShell>;
}

function Albums({ albums }: Extract<Shown, { screen: 'albums' }>) {
  const t = useTranslations('albums');
  return (
    <Frame>
      <TitledPage title={t('title')}>
        <PageContent>
          <AlbumList
            albums={{
              data: { list: albums.map(albumEntryOf) },
              error: null,
              isFetching: false,
              refetch: nothing,
            }}
            onCreate={nothing}
            actionsOf={() => []}
          />
        </PageContent>
      </TitledPage>
    </Frame>
  );
}

/** The height of the row that comes with the application, so that the photos do not move then. */
function MemoriesSpace({ days }: { days: readonly number[] }) {
  const sections = days.map((day) => ({ key: String(day), count: 1 }));
  return memoryDaysOf(sections, todayNumber()).length > 0 && <div className={css.memories} />;
}

function Photos({ photos, title, days }: Extract<Shown, { screen: 'photos' }>) {
  const t = useTranslations('photos');
  return (
    <Frame>
      <TitledPage title={title ?? t('title')}>
        <MemoriesSpace days={days} />
        <PhotoSkeletons photos={photos.slice(0, MOST_PHOTOS).map(itemOf)} />
      </TitledPage>
    </Frame>
  );
}

/** One photo as the viewer shows it; a rotated one comes with the viewer. */
function Photo({ photo }: { photo: File }) {
  const { width, height, rotation, srcSet = [] } = itemOf(photo);
  const isShown = rotation === 0 && srcSet.length > 0;
  const percent = Math.round((100 * width) / height);
  return (
    <div className={css.photo}>
      {isShown && (
        <img
          className={css.picture}
          srcSet={srcSetOf(srcSet)}
          sizes={`min(100vw, ${percent}vh)`}
          alt=""
          fetchPriority="high"
        />
      )}
    </div>
  );
}

function Share({ preview }: Extract<Shown, { screen: 'share' }>) {
  const { name, count, cover } = preview;
  const srcSet = cover?.webp.map(([width, src]) => ({ src, width }));
  return (
    <main className={`${share.page} ${css.clipped}`}>
      <div className={share.barSpace} />
      <ShareHeader cover={cover && { src: cover.jpeg, srcSet }} share={{ name, count }} />
      <PhotoSkeletons animation="none" />
    </main>
  );
}

function AccountScreen() {
  return (
    <SecondaryTexts>
      <Frame>
        <AccountFrame active="BASIC">
          <Basic />
        </AccountFrame>
      </Frame>
    </SecondaryTexts>
  );
}

/** The first screen of a page, of the components that the application draws it with. */
export function Screen({ shown }: { shown: Shown }) {
  switch (shown.screen) {
    case 'signIn':
      return <AuthPage onRecover={nothing} />;
    case 'signedOut':
      return (
        <AuthBackdrop>
          <Logo />
        </AuthBackdrop>
      );
    case 'shareCode':
      return <CodeEntry shareId="" linked={undefined} again={false} onOpened={nothing} />;
    case 'share':
      return <Share {...shown} />;
    case 'albums':
      return <Albums {...shown} />;
    case 'photos':
      return <Photos {...shown} />;
    case 'photo':
      return <Photo photo={shown.photo} />;
    case 'account':
      return <AccountScreen />;
    case 'page':
      return (
        <Frame>
          <TitledPage title="" />
        </Frame>
      );
  }
}
