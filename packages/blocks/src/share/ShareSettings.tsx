import { Button, ClockIcon, ShieldCheckIcon, Trash2Icon } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { shareLabels } from './labels.ts';
import * as css from './ShareCard.css.ts';
import { EndShareDialog, ResetCodeDialog } from './ShareQuestions.tsx';
import { ShareRulesFields, type ShareRulesFieldsProps } from './ShareRulesFields.tsx';
import type { ShareDetails, ShareRules } from './types.ts';

/** The question that the settings ask before something that cannot be undone. */
export type ShareQuestion = 'resetCode' | 'end';

export type ShareSettingsProps = Pick<ShareRulesFieldsProps, 'validityDays' | 'labels'> & {
  share: Pick<ShareDetails, 'name' | 'rules'>;
  /** Called with the rules after one of them has changed. */
  onRulesChange: (rules: ShareRules) => void;
  /** Counts the days of validity from now on. */
  onRenew: () => void;
  /** Called after the question; a promise keeps it open and busy until it settles, rejected it stays open. */
  onResetCode: () => unknown;
  /** Called after the question, like `onResetCode`. */
  onEnd: () => unknown;
  /** The question that is open; leave it out to let the settings keep it. */
  question?: ShareQuestion | undefined;
  /** Called when a question opens, and with undefined when it closes. Controls `question` together with it. */
  onQuestionChange?: (question: ShareQuestion | undefined) => void;
};

/** The rules of a share, each changed at once. A new code and the end are confirmed first. */
export function ShareSettings(props: ShareSettingsProps) {
  const { share, validityDays, onRulesChange, onRenew, onResetCode, onEnd, onQuestionChange } = props;
  const labels = useBlockLabels(shareLabels, props.labels);
  const [internalQuestion, setInternalQuestion] = useState<ShareQuestion>();
  const question = onQuestionChange ? props.question : internalQuestion;
  const setQuestion = onQuestionChange ?? setInternalQuestion;
  const dialog = (name: ShareQuestion) => ({
    open: question === name,
    onOpenChange: (open: boolean) => setQuestion(open ? name : undefined),
    labels: props.labels ?? {},
  });
  return (
    <div className={css.view}>
      <ShareRulesFields
        value={share.rules}
        onValueChange={onRulesChange}
        validityDays={validityDays}
        labels={labels}
      />
      <div className={css.actions}>
        <Button icon={<ClockIcon />} onClick={onRenew}>
          {labels.renew}
        </Button>
        <Button icon={<ShieldCheckIcon />} onClick={() => setQuestion('resetCode')}>
          {labels.resetCode}
        </Button>
        <Button variant="ghost" tone="critical" icon={<Trash2Icon />} onClick={() => setQuestion('end')}>
          {labels.end}
        </Button>
      </div>
      <ResetCodeDialog {...dialog('resetCode')} onConfirm={onResetCode} />
      <EndShareDialog {...dialog('end')} count={1} name={share.name} onConfirm={onEnd} />
    </div>
  );
}
