import { type Control, Controller, type UseFormSetValue } from 'react-hook-form';
import { Checkbox } from '../../src/checkbox/index.ts';
import { CodeInput } from '../../src/code-input/index.ts';
import { ComboBox } from '../../src/combo-box/index.ts';
import { DateField, DateRangeField } from '../../src/date-field/index.ts';
import { RadioGroup } from '../../src/radio-group/index.ts';
import { Select } from '../../src/select/index.ts';
import { Slider } from '../../src/slider/index.ts';
import { Switch } from '../../src/switch/index.ts';
import type { Translate } from '../guide.ts';
import type { ExampleValues } from './exampleValues.ts';

interface FieldsProps {
  control: Control<ExampleValues>;
  translate: Translate;
  needed: string;
}

function AudienceField({ control, translate, needed }: FieldsProps) {
  return (
    <Controller
      name="audience"
      control={control}
      rules={{ required: needed }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <RadioGroup
          onValueChange={onChange}
          {...field}
          label={translate('谁能看', 'Who can view')}
          required
          variant="inline"
          error={fieldState.error?.message}
          options={[
            { value: 'me', label: translate('仅自己', 'Only me') },
            { value: 'link', label: translate('有链接的人', 'Anyone with the link') },
          ]}
        />
      )}
    />
  );
}

/**
 * Fields with a selected value: the Controller passes value, onBlur, name and ref; its `onChange` is `onValueChange`.
 */
export function ChoiceFields({ control, translate, needed }: FieldsProps) {
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
            label={translate('有效期', 'Valid for')}
            required
            error={fieldState.error?.message}
            options={[
              { value: '7', label: translate('7 天', '7 days') },
              { value: '30', label: translate('30 天', '30 days') },
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
            label={translate('相册', 'Album')}
            required
            error={fieldState.error?.message}
            options={[
              { value: 'kyoto', label: translate('京都的雨', 'Rain in Kyoto'), keywords: 'jingdu' },
              { value: 'yard', label: translate('外婆的院子', 'Grandmother’s yard'), keywords: 'waipo' },
            ]}
          />
        )}
      />
      <AudienceField {...{ control, translate, needed }} />
    </>
  );
}

function BooleanFields({ control, translate, needed }: FieldsProps) {
  return (
    <>
      <Controller
        name="notify"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Switch
            {...field}
            label={translate('有人查看时告诉我', 'Notify me when it is viewed')}
            checked={value}
          />
        )}
      />
      <Controller
        name="agreed"
        control={control}
        rules={{ required: needed }}
        render={({ field: { value, ...field }, fieldState }) => (
          <Checkbox
            {...field}
            label={translate('我同意分享规则', 'I accept the sharing rules')}
            checked={value}
            invalid={fieldState.invalid}
          />
        )}
      />
    </>
  );
}

/** Fields whose value is a day, a range of days, a number, or a boolean. */
export function ValueFields({ control, translate, needed }: FieldsProps) {
  return (
    <>
      <Controller
        name="start"
        control={control}
        rules={{ validate: (day) => day !== undefined || needed }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <DateField
            {...field}
            value={field.value ?? null}
            onValueChange={onChange}
            label={translate('开始', 'Start date')}
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
            value={field.value ?? null}
            label={translate('拍摄日期', 'Date taken')}
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
            label={translate('缩略图大小', 'Thumbnail size')}
            min={1}
            max={10}
          />
        )}
      />
      <BooleanFields {...{ control, translate, needed }} />
    </>
  );
}

/**
 * A CodeInput clears a wrong code while its error is shown. `field.onChange` would count that as a change and
 * remove the error, so the empty code is written with `setValue`, which does not validate.
 */
export function CodeField(props: FieldsProps & { setValue: UseFormSetValue<ExampleValues> }) {
  const { control, translate, needed, setValue } = props;
  return (
    <Controller
      name="code"
      control={control}
      rules={{ required: needed }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <CodeInput
          {...field}
          label={translate('邮件验证码', 'Code from the email')}
          length={4}
          required
          error={fieldState.error?.message}
          onValueChange={(code) => (code ? onChange(code) : setValue('code', code))}
        />
      )}
    />
  );
}
