import { SearchBox, type SearchSuggestion } from '@xiangji/blocks';
import { useState } from 'react';

interface Props {
  suggestions: SearchSuggestion[] | undefined;
  search: (text: string) => void;
}

export function Search({ suggestions, search }: Props) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      value={text}
      onValueChange={setText}
      onSearch={search}
      suggestions={suggestions}
      onSuggestionSelect={({ name }) => search(name)}
    />
  );
}
