import { useOf } from '@storybook/addon-docs/blocks';
import { CodeBlock } from '../CodeBlock.tsx';
import type { Translate } from '../guide.ts';
import { DocsPage, Rows, Section, useTranslate } from '../parts.tsx';
import { StoryFrame, StoryOnDemand } from '../StoryFrame.tsx';
import * as stories from './Forms.stories.tsx';

const registered = (
  t: Translate,
) => `const { register, control, handleSubmit, setError, formState } = useForm<Values>();

<TextField
  label="${t('分享名称', 'Share name')}"
  required
  error={formState.errors.title?.message}
  {...register('title', { required: '${t('请填写这一项', 'Fill in this field')}' })}
/>`;

const controlled = (t: Translate) => `<Controller
  name="days"
  control={control}
  rules={{ required: '${t('请填写这一项', 'Fill in this field')}' }}
  render={({ field: { onChange, ...field }, fieldState }) => (
    <Select
      {...field}
      onValueChange={onChange}
      label="${t('有效期', 'Expires')}"
      error={fieldState.error?.message}
      options={options}
    />
  )}
/>`;

const refused = (t: Translate) => `const submit = handleSubmit(async (values) => {
  const serverErrors = Object.entries(await send(values)); // { title: '${t('名称里不能有 /', 'Names cannot contain /')}' }
  for (const [place, [field, message]] of serverErrors.entries()) {
    setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
  }
});`;

interface FormStoryProps {
  of: typeof stories.Filled;
  onDemand?: boolean;
}

function FormStory({ of, onDemand = false }: FormStoryProps) {
  const { story } = useOf(of, ['story']);
  return onDemand ? <StoryOnDemand story={story} /> : <StoryFrame story={story} />;
}

/** How to use the fields in a form: a working example, and notes on each step. */
export function FormsPage() {
  const translate = useTranslate();
  return (
    <DocsPage
      kicker="@xiangji/ui + react-hook-form"
      title={['Forms', '表单']}
      lead={[
        '字段自己说明、提示、报错；值与校验交给 react-hook-form。下面是能用的完整例子，验证码 7KMP。',
        'Fields show label, hint and error; react-hook-form holds and validates values. The code is 7KMP.',
      ]}
    >
      <Section title={['完整的例子', 'Complete example']}>
        <FormStory of={stories.Filled} />
      </Section>
      <Section
        title={['文字字段', 'Text fields']}
        lead={[
          'ref 是原生输入框，register 直接展开。',
          'The ref is the native input: spread register on the field.',
        ]}
      >
        <CodeBlock code={registered(translate)} />
      </Section>
      <Section
        title={['选值的字段', 'Fields with a value']}
        lead={[
          'onValueChange(value)；交给 Controller。',
          'They call onValueChange(value): use a Controller.',
        ]}
      >
        <CodeBlock code={controlled(translate)} />
      </Section>
      <Section
        title={['没有填的', 'Missing values']}
        lead={[
          '每个字段显示自己的错误，焦点到第一个。',
          'Every empty field shows an error; the first one is focused.',
        ]}
      >
        <FormStory of={stories.SubmittedEmpty} onDemand />
      </Section>
      <Section
        title={['服务器的错误', 'Server errors']}
        lead={[
          '写在各自的字段下，焦点到第一个。',
          'Each error is shown below its field; the first field is focused.',
        ]}
      >
        <CodeBlock code={refused(translate)} />
        <FormStory of={stories.Refused} onDemand />
      </Section>
      <Section title={['各字段', 'By field']}>
        <Rows
          rows={[
            [
              'register',
              'TextField、PasswordField、TextArea、Checkbox、Switch',
              'TextField, PasswordField, TextArea, Checkbox, Switch',
            ],
            [
              'Controller',
              'Select、ComboBox、RadioGroup、DateField、DateRangeField、Slider、CodeInput；布尔值也可以（checked）',
              'Select, ComboBox, RadioGroup, DateField, DateRangeField, Slider, CodeInput; booleans too (checked)',
            ],
            ['error', '出现即朗读，并成为控件的说明', 'Announced when it appears; describes the control'],
            [
              'CodeInput',
              '出错时会清空：用 setValue 写回空值，错误才会保留',
              'Clears a wrong code: write the empty value with setValue, otherwise the error disappears too',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
