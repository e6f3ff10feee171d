import { Avatar, DataList, EditableText } from '@xiangji/ui';
import type { ReactNode } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { useMoments } from '../locale/useMoments.ts';
import { SectionCard } from '../section-card/index.ts';
import { type ProfileLabels, profileLabels } from './labels.ts';
import * as css from './ProfileCard.css.ts';

export interface ProfileCardProps {
  /** The nickname. */
  name: string;
  /** A short introduction by the user. */
  intro: string;
  /** The email of the account. */
  email: string;
  /** Time of creation of the account, in Unix seconds. */
  createdAt: number;
  /** URL of the avatar image. */
  avatar?: string | undefined;
  /** The button that changes the avatar. */
  avatarAction?: ReactNode;
  /** Maximum length of the nickname, in code points. */
  nameMaxLength: number;
  /** Maximum length of the introduction, in code points. */
  introMaxLength: number;
  /** Called with the new nickname, trimmed. */
  onNameChange: (name: string) => void;
  /** Called with the new introduction, trimmed. It may be empty. */
  onIntroChange: (intro: string) => void;
  /** Time zone of the date as an offset in minutes, UTC minus local. @default the time zone of the browser */
  timezone?: number;
  /** Replaces individual texts. */
  labels?: Partial<ProfileLabels>;
  /** Content after the facts. */
  children?: ReactNode;
}

const AVATAR_SIZE = 96;

/** A card with the avatar and the facts of an account. Users edit the nickname and the introduction in place. */
export function ProfileCard({ name, intro, timezone, children, ...props }: ProfileCardProps) {
  const labels = useBlockLabels(profileLabels, props.labels);
  const { day } = useMoments(timezone);
  const hint = (
    <>
      {labels.editHint}
      <span className={css.keys}>{labels.editKeys}</span>
    </>
  );
  return (
    <SectionCard title={labels.title} note={hint}>
      <div className={css.picture}>
        <Avatar name={name} src={props.avatar} size={AVATAR_SIZE} />
        {props.avatarAction}
      </div>
      <DataList.Root>
        <DataList.Item term={labels.name}>
          <EditableText
            label={labels.name}
            value={name}
            maxLength={props.nameMaxLength}
            autoComplete="nickname"
            onValueChange={props.onNameChange}
          />
        </DataList.Item>
        <DataList.Item term={labels.intro}>
          <EditableText
            label={labels.intro}
            value={intro}
            maxLength={props.introMaxLength}
            placeholder={labels.introPlaceholder}
            allowEmpty
            onValueChange={props.onIntroChange}
          />
        </DataList.Item>
        <DataList.Item term={labels.email}>{props.email}</DataList.Item>
        <DataList.Item term={labels.since} className={css.date}>
          {day(props.createdAt)}
        </DataList.Item>
      </DataList.Root>
      {children}
    </SectionCard>
  );
}
