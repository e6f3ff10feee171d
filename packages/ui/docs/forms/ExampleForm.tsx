import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { Banner } from '../../src/banner/index.ts';
import { Button } from '../../src/button/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { TextArea } from '../../src/text-area/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { useTranslate } from '../parts.tsx';
import { ChoiceFields, CodeField, ValueFields } from './ControlledFields.tsx';
import { type ExampleErrors, type ExampleValues, emptyValues } from './exampleValues.ts';

interface ExampleFormProps {
  /** Sends the values; resolves to the errors by field, or to undefined. */
  send: (values: ExampleValues) => Promise<ExampleErrors>;
  defaultValues?: Partial<ExampleValues>;
}

/**
 * Every field of the package in one form: validated here, then by the server. The first invalid field is
 * focused.
 */
export function ExampleForm({ send, defaultValues }: ExampleFormProps) {
  const translate = useTranslate();
  const needed = translate('请填写这一项', 'Fill in this field');
  const [saved, setSaved] = useState(false);
  const { register, control, handleSubmit, setError, setValue, formState } = useForm<ExampleValues>({
    defaultValues: { ...emptyValues, ...defaultValues },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const serverErrors = Object.entries(await send(values)) as [FieldPath<ExampleValues>, string][];
    for (const [place, [field, message]] of serverErrors.entries()) {
      setError(field, { type: 'server', message }, { shouldFocus: place === 0 });
    }
    setSaved(serverErrors.length === 0);
  });
  return (
    <form noValidate onSubmit={submit} style={{ width: '100%', maxWidth: 480 }}>
      <Stack gap={4}>
        <TextField
          label={translate('分享名称', 'Share name')}
          required
          error={errors.title?.message}
          {...register('title', { required: needed })}
        />
        <PasswordField
          label={translate('账号密码', 'Account password')}
          required
          error={errors.password?.message}
          {...register('password', { required: needed })}
        />
        <TextArea
          label={translate('留言', 'Message')}
          limit={140}
          required
          error={errors.about?.message}
          {...register('about', { required: needed })}
        />
        <ChoiceFields {...{ control, translate, needed }} />
        <ValueFields {...{ control, translate, needed }} />
        <CodeField {...{ control, translate, needed, setValue }} />
        {saved ? <Banner tone="positive" title={translate('分享已建立', 'Share created')} /> : null}
        <Inline gap={3} justifyContent="flex-end">
          <Button variant="solid" type="submit" loading={isSubmitting}>
            {translate('建立分享', 'Create share')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
