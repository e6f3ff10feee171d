import { CodeEntry, type CodeEntryProps } from '@xiangji/blocks';

export function OpenShare({ onSubmit }: Pick<CodeEntryProps, 'onSubmit'>) {
  return <CodeEntry length={4} onSubmit={onSubmit} />;
}
