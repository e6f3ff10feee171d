import { type Preferences, PreferencesForm } from '@xiangji/blocks';
import { useState } from 'react';

type Language = 'zh-CN' | 'en';

export function PreferencesPage({ preferences }: { preferences: Preferences<Language> }) {
  const [value, setValue] = useState(preferences);
  return (
    <PreferencesForm
      value={value}
      onChange={(change) => setValue({ ...value, ...change })}
      albumOrders={['date-asc', 'date-desc', 'custom']}
      photoOrders={['date-asc', 'date-desc']}
      languages={{ 'zh-CN': '简体中文', en: 'English' }}
    />
  );
}
