import { type Control, Controller, type UseFormSetValue } from 'react-hook-form';
import { Checkbox } from '../../checkbox/index.ts';
import { CodeInput } from '../../code-input/index.ts';
import { ComboBox } from '../../combo-box/index.ts';
import { DateField, DateRangeField } from '../../date-field/index.ts';
import { RadioGroup } from '../../radio-group/index.ts';
import { Select } from '../../select/index.ts';
import { Slider } from '../../slider/index.ts';
import { Switch } from '../../switch/index.ts';
import type { ExampleValues } from './exampleValues.ts';

type Say = (zh: string, en: string) => string;
type FieldsProps = { control: Control<ExampleValues>; say: Say; needed: string };

function AudienceField({ control, say, needed }: FieldsProps) {
  return (
    <Controller
      name="audience"
      control={control}
      rules={{ required: needed }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <RadioGroup
          onValueChange={onChange}
          {...field}
          label={say('谁能看', 'Who may look')}
          required
          variant="inline"
          error={fieldState.error?.message}
          options={[
            { value: 'me', label: say('仅自己', 'Only me') },
            { value: 'link', label: say('有链接的人', 'Whoever has the link') },
          ]}
        />
      )}
    />
  );
}

/** Fields of a chosen value: the Controller gives value, onBlur, name and ref; its `onChange` is `onValueChange`. */
export function ChoiceFields({ control, say, needed }: FieldsProps) {
  return (
    <>
      <Controller
        name="days"
        control={control}
        rules={{ required: needed }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Select
            onValueChange={onChange}
            {...field}
            label={say('有效期', 'Valid for')}
            required
            error={fieldState.error?.message}
            value={field.value || undefined}
            options={[
              { value: '7', label: say('7 天', '7 days') },
              { value: '30', label: say('30 天', '30 days') },
            ]}
          />
        )}
      />
      <Controller
        name="album"
        control={control}
        rules={{ required: needed }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <ComboBox
            onValueChange={onChange}
            {...field}
            label={say('相册', 'Album')}
            required
            error={fieldState.error?.message}
            value={field.value || undefined}
            options={[
              { value: 'kyoto', label: say('京都的雨', 'Rain in Kyoto'), keywords: 'jingdu' },
              { value: 'yard', label: say('外婆的院子', 'Grandmother’s yard'), keywords: 'waipo' },
            ]}
          />
        )}
      />
      <AudienceField {...{ control, say, needed }} />
    </>
  );
}

function BooleanFields({ control, say, needed }: FieldsProps) {
  return (
    <>
      <Controller
        name="notify"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Switch {...field} label={say('有人查看时告诉我', 'Tell me when someone looks')} checked={value} />
        )}
      />
      <Controller
        name="agreed"
        control={control}
        rules={{ required: needed }}
        render={({ field: { value, ...field }, fieldState }) => (
          <Checkbox
            {...field}
            label={say('我同意分享规则', 'I accept the rules of sharing')}
            checked={value}
            invalid={fieldState.invalid}
          />
        )}
      />
    </>
  );
}

/** Fields whose value is a day, a span, a number, or a yes. */
export function ValueFields({ control, say, needed }: FieldsProps) {
  return (
    <>
      <Controller
        name="start"
        control={control}
        rules={{ validate: (day) => day !== undefined || needed }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DateField
            {...field}
            onValueChange={onChange}
            label={say('开始', 'Begins')}
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="span"
        control={control}
        rules={{ validate: (span) => span !== undefined || needed }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DateRangeField
            onValueChange={onChange}
            {...field}
            label={say('拍摄日期', 'Taken')}
            required
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="zoom"
        control={control}
        render={({ field: { onChange, ...field } }) => (
          <Slider
            {...field}
            onValueChange={onChange}
            label={say('缩略图大小', 'Tile size')}
            min={1}
            max={10}
          />
        )}
      />
      <BooleanFields {...{ control, say, needed }} />
    </>
  );
}

/**
 * A wrong code clears itself while its error stands. `field.onChange` would count that as an answer and drop the
 * error, so an emptied code is written by `setValue`, which validates nothing.
 */
export function CodeField(props: FieldsProps & { setValue: UseFormSetValue<ExampleValues> }) {
  const { control, say, needed, setValue } = props;
  return (
    <Controller
      name="code"
      control={control}
      rules={{ required: needed }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <CodeInput
          {...field}
          label={say('邮件验证码', 'Code from the mail')}
          length={4}
          required
          error={fieldState.error?.message}
          onValueChange={(code) => (code ? onChange(code) : setValue('code', code))}
        />
      )}
    />
  );
}
