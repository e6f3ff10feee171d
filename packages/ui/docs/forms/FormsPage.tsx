import { useOf } from '@storybook/addon-docs/blocks';
import { CodeBlock } from '../CodeBlock.tsx';
import { DocsPage, Rows, Section } from '../parts.tsx';
import { StoryFrame, StoryOnDemand } from '../StoryFrame.tsx';
import * as stories from './Forms.stories.tsx';

const registered = `const { register, control, handleSubmit, setError, formState } = useForm<Values>();

<TextField
  label="分享名称"
  required
  error={formState.errors.title?.message}
  {...register('title', { required: '请填写这一项' })}
/>`;

const controlled = `<Controller
  name="days"
  control={control}
  rules={{ required: '请填写这一项' }}
  render={({ field: { onChange, ...field }, fieldState }) => (
    <Select
      {...field}
      onValueChange={onChange}
      label="有效期"
      error={fieldState.error?.message}
      options={options}
    />
  )}
/>`;

const refused = `const submit = handleSubmit(async (values) => {
  const faults = Object.entries(await send(values)); // { title: '名称里不能有 /' }
  for (const [place, [field, message]] of faults.entries()) {
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

/** How to use the fields in a form: one working example, and four notes. */
export function FormsPage() {
  return (
    <DocsPage
      kicker="@xiangji/ui + react-hook-form"
      title={['Forms', '表单']}
      lead={[
        '字段自己说明、提示、报错；值与校验交给 react-hook-form。下面是能用的完整例子，验证码 7KMP。',
        'Fields bring label, hint and error; react-hook-form keeps values and rules. The whole example works; the code is 7KMP.',
      ]}
    >
      <Section title={['完整的例子', 'The whole example']}>
        <FormStory of={stories.Filled} />
      </Section>
      <Section
        title={['写字的字段', 'Fields of text']}
        lead={['ref 是原生输入框，register 直接展开。', 'The ref is the native input; spread register.']}
      >
        <CodeBlock code={registered} />
      </Section>
      <Section
        title={['选值的字段', 'Fields of a value']}
        lead={['onValueChange(value)；交给 Controller。', 'onValueChange(value); give them to a Controller.']}
      >
        <CodeBlock code={controlled} />
      </Section>
      <Section
        title={['没有填的', 'What is missing']}
        lead={[
          '每个字段说自己缺什么，焦点到第一个。',
          'Every field says what it lacks; the first is focused.',
        ]}
      >
        <FormStory of={stories.SentEmpty} onDemand />
      </Section>
      <Section
        title={['服务器的错误', 'Errors of the server']}
        lead={['写在各自的字段下，焦点到第一个。', 'Each under its field; the first is focused.']}
      >
        <CodeBlock code={refused} />
        <FormStory of={stories.Refused} onDemand />
      </Section>
      <Section title={['各字段', 'Field by field']}>
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
            ['error', '出现即朗读，并成为控件的说明', 'Spoken when it comes; describes the control'],
            [
              'CodeInput',
              '错了会清空自己：清空用 setValue 写回，错误才留得住',
              'Clears itself when wrong: write the emptied code by setValue, or the error goes too',
            ],
          ]}
        />
      </Section>
    </DocsPage>
  );
}
