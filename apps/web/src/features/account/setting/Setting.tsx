import { ExportSection } from './ExportSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { Preferences } from './Preferences.tsx';
import { Security } from './Security.tsx';

/** Security, preferences, export, and deletion (spec §2 'Settings'). */
export function Setting() {
  return (
    <>
      <Security />
      <Preferences />
      <ExportSection />
      <LeaveSection />
    </>
  );
}
