import type { Trade } from '@xiangji/api-client/contract';
import { Link, QrCode, RadioGroup, Skeleton } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { shortYuan, yuan } from '../yuan.ts';
import * as css from './Payment.css.ts';

const QR = 176;

interface GoodsProps {
  trade: Trade;
  selected: string | undefined;
  onChoose: (goodsId: string) => void;
}

function Goods({ trade, selected, onChoose }: GoodsProps) {
  const t = useTranslations('vip');
  return (
    <RadioGroup
      variant="cards"
      label={t('payGoods')}
      value={selected ?? ''}
      onValueChange={onChoose}
      options={trade.goods_list.map(({ goods_id, content, amount, months }) => ({
        value: goods_id,
        label: content,
        note: (
          <>
            <span className={css.price}>￥{yuan(amount)}</span>
            <span className={css.note}>{t('payPerMonth', { price: shortYuan(amount / months) })}</span>
          </>
        ),
      }))}
    />
  );
}

const isAddress = (text: string) => /^https?:/.test(text);

export interface PayingProps {
  trade: Trade;
  /** The goods that are asked for: seen before their trade is there. */
  selected: string | undefined;
  /** Another trade is being made. */
  busy: boolean;
  /** Absent where there is nothing to choose: a bill. */
  onChoose?: (goodsId: string) => void;
}

/** The goods, their price, and the code to pay with. */
export function Paying({ trade, selected, busy, onChoose }: PayingProps) {
  const t = useTranslations('vip');
  const code = busy ? null : trade.qr_code;
  const amount = trade.goods_list.find(({ goods_id }) => goods_id === selected)?.amount ?? trade.amount;
  return (
    <div className={css.paying}>
      {onChoose ? (
        <Goods trade={trade} selected={selected} onChoose={onChoose} />
      ) : (
        <p className={css.lead}>{trade.trade_content.desc}</p>
      )}
      <div className={css.scan} aria-busy={busy}>
        <p className={css.total}>{t('payTotal', { amount: yuan(amount) })}</p>
        {code ? <QrCode value={code} label={t('payQr')} size={QR} /> : <Skeleton className={css.qr} />}
        <p className={css.note}>{t('payScan')}</p>
        {code && isAddress(code) && (
          <Link href={code} target="_blank" rel="noreferrer">
            {t('payLink')}
          </Link>
        )}
        <p className={css.note}>{t('payWait')}</p>
      </div>
    </div>
  );
}
