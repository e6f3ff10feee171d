import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '@xiangji/blocks';
import { useFormatters } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../../shared/page/LinkButton.tsx';
import { similarTotalQuery } from '../../../shared/queries/similar.queries.ts';
import { Answered } from '../Answered.tsx';

/** How much space the review of similar photos can gain, and the way to it. */
export function SimilarCard() {
  const t = useTranslations('similar');
  const { fileSize } = useFormatters();
  return (
    <Answered query={useQuery(similarTotalQuery)} rows={1}>
      {({ groups, bytes }) => (
        <SectionCard
          title={t('title')}
          note={groups > 0 ? t('toGain', { groups, size: fileSize(bytes) }) : t('none')}
        >
          {groups > 0 && (
            <div>
              <LinkButton to="/similar">{t('review')}</LinkButton>
            </div>
          )}
        </SectionCard>
      )}
    </Answered>
  );
}
