import { Button, ClockIcon, ShieldCheckIcon, Trash2Icon } from '@xiangji/ui';
import { useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { shareLabels } from './labels.ts';
import * as css from './ShareCard.css.ts';
import { EndShareDialog, ResetCodeDialog } from './ShareQuestions.tsx';
import { ShareRulesFields, type ShareRulesFieldsProps } from './ShareRulesFields.tsx';
import type { ShareDetails, ShareRules } from './types.ts';

/** The confirmation that the settings show before an action that cannot be undone. */
export type ShareQuestion = 'resetCode' | 'end';

export type ShareSettingsProps = Pick<ShareRulesFieldsProps, 'validityDays' | 'labels'> & {
  share: Pick<ShareDetails, 'name' | 'rules'>;
  /** Called with all rules immediately after one of them has changed. */
  onRulesChange: (rules: ShareRules) => void;
  /** Called by the button that restarts the period of validity from now. */
  onRenew: () => void;
  /**
   * Called after the user confirms the new access code. The dialog is busy until the returned promise settles. If it
   * rejects, the dialog stays open.
   */
  onResetCode: () => unknown;
  /** Called after the user confirms the end of the share. It handles a returned promise like `onResetCode`. */
  onEnd: () => unknown;
  /**
   * The confirmation that is open. Used only together with `onQuestionChange`; without it, the component keeps this
   * state itself.
   */
  question?: ShareQuestion | undefined;
  /**
   * Called with the confirmation that should open, or with undefined when it should close. Makes `question` controlled.
   */
  onQuestionChange?: (question: ShareQuestion | undefined) => void;
};

/**
 * The settings of a share. A changed rule is reported immediately. A new access code and the end of the share need a
 * confirmation.
 */
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
