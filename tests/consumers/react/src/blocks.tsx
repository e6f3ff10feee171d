import {
  AlbumCard,
  AlbumPicker,
  CodeEntry,
  DateChangeForm,
  DropZone,
  PaymentPanel,
  PhotoInfoPanel,
  PlanCards,
  ShareCard,
  ShareGrid,
  ShareHeader,
  ShareTile,
  SignInHistory,
  UploadPanel,
  UsageBar,
  useDateChange,
} from '@xiangji/blocks';
import '@xiangji/blocks/styles.css';
import { Button, Dialog } from '@xiangji/ui';
import { picture } from './photos.ts';

const GB = 1_073_741_824;
const doNothing = () => undefined;

const share = {
  name: 'Kyoto maples',
  link: 'https://photos.example.com/s/Vk3x9QpL',
  code: 'K7P2',
  rules: { access: 'private', days: 30, keepMetadata: false },
  state: 'open',
  daysLeft: 12,
  opens: 18,
  saves: 3,
  failedCodes: 2,
  covers: [{ src: picture(1) }],
  count: 24,
} as const;

const rules = {
  onRulesChange: doNothing,
  onRenew: doNothing,
  onResetCode: doNothing,
  onEnd: doNothing,
  onCopied: doNothing,
};

const album = {
  id: 'kyoto',
  kind: 'album',
  name: 'Kyoto',
  startDate: 20_000,
  endDate: 20_003,
  count: 24,
} as const;
const cover = { src: picture(2) };

const signIns = [0, 1, 2].map((index) => ({
  kind: 'computer' as const,
  program: 'Chrome',
  programVersion: '150.0',
  device: 'Windows',
  deviceVersion: '11',
  location: 'Lisbon',
  ip: `192.0.2.${index}`,
  time: 1_763_800_000 - index * 86_400,
}));

const plans = [1, 12].map((months) => ({
  id: `${months}m`,
  name: `${months} months`,
  price: months * 1_000,
  months,
}));

const uploading = {
  state: 'uploading',
  position: 1,
  total: 2,
  done: 0,
  failed: 0,
  retryable: 0,
  progress: 0.25,
  speed: 1_000,
  remaining: 90,
  offline: false,
} as const;

function Dates() {
  const state = useDateChange({ time: 1_763_800_000, timezone: 0 });
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Change the date</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Date">
        <DateChangeForm
          state={state}
          count={2}
          preview={undefined}
          onSubmit={doNothing}
          onClose={doNothing}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The composed components, each once. */
export function Blocks() {
  return (
    <section aria-label="Blocks">
      <ShareHeader cover={{ src: picture(3) }} share={{ ...share, ownerName: 'Ada', access: 'private' }} />
      <ShareCard {...rules} share={share} validityDays={[30, 0]} onRename={doNothing} />
      <ShareGrid label="Shares">
        <ShareTile
          share={share}
          link={<a href="#share" />}
          onAction={doNothing}
          onRename={doNothing}
          onRepair={doNothing}
        />
      </ShareGrid>
      <CodeEntry length={4} onSubmit={async () => ({ kind: 'failed', times: 2 })} />
      <PaymentPanel
        phase="paying"
        trade={{ amount: 9_600, code: 'https://pay.example.com/Vk3x9QpL' }}
        plans={plans}
        selectedPlan="12m"
        onPaid={doNothing}
        onHelp={doNothing}
        onRetry={doNothing}
        onClose={doNothing}
      />
      <PlanCards plans={plans} onSelect={doNothing} />
      <SignInHistory signIns={signIns} timezone={0} />
      <UsageBar title="12 GB in use" parts={[{ label: 'Albums', bytes: 12 * GB, tone: 'accent' }]} />
      <AlbumCard {...album} covers={[cover]} link={<a href="#kyoto" />} />
      <AlbumPicker label="Albums" albums={[{ ...album, cover }]} value={[]} onValueChange={doNothing} />
      <PhotoInfoPanel photo={{ id: 'maples', name: 'Sagano', time: 1_763_800_000, timezone: 0 }} />
      <Dates />
      <DropZone readFiles={async () => []} onFiles={doNothing} />
      <UploadPanel
        status={uploading}
        items={['maples.jpg']}
        describeItem={(name) => ({ key: name, name, state: 'uploading', progress: 0.5 })}
        onCancel={doNothing}
        onRetry={doNothing}
        onCancelAll={doNothing}
        onFinish={doNothing}
      />
    </section>
  );
}
