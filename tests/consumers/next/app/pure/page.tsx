import { createApiClient } from '@xiangji/api-client';
import { countCodePoints } from '@xiangji/api-client/contract';
import { ERROR_CODES } from '@xiangji/api-client/error-codes';
import { acceptAttribute } from '@xiangji/api-client/upload';
import { fitAspect } from '@xiangji/cropper/geometry';
import { gridMetrics, layoutGrid } from '@xiangji/photo-grid/layout';
import { createArraySource } from '@xiangji/photo-grid/source';
import { fitSize } from '@xiangji/photo-viewer/geometry';
import { Button, formattersOf as formattersOfMain } from '@xiangji/ui';
import { formatDayNumber, formattersOf } from '@xiangji/ui/format';
import { breakpoints, darkTheme, sprinkles } from '@xiangji/ui/theme';
import { vars } from '@xiangji/ui/theme/contract';

const metrics = gridMetrics({
  fit: 'contain',
  width: 1200,
  viewportWidth: 1280,
  viewportHeight: 800,
});
const layout = layoutGrid({ sections: [{ key: 'a', count: 10, headed: true }], width: 1200, metrics });

/** A result of each entry, computed on the server. */
const answers = {
  'api-client': typeof createApiClient({ baseUrl: 'http://localhost' }).files.list,
  'api-client/contract': countCodePoints('密码'),
  'api-client/error-codes': ERROR_CODES.NOT_SIGNED_IN,
  'api-client/upload': acceptAttribute({ video: false }).includes('.heic'),
  'cropper/geometry': fitAspect({ width: 300, height: 200 }, 1).width,
  'photo-grid/layout': layout.count,
  'photo-grid/source': createArraySource(['a', 'b']).count,
  'photo-viewer/geometry': fitSize(
    { photo: { width: 800, height: 600 }, viewport: { width: 400, height: 400 } },
    0,
  ).height,
  'ui/format': `${formattersOf('en').fileSize(2_200_000)}, ${formatDayNumber(0)}`,
  'ui/theme': `${breakpoints.phone}, ${typeof sprinkles}`,
  'ui/theme/contract': vars.color.accent,
  ui: formattersOfMain('en').number(12_345),
};

/** A server component that imports every entry without React, and a component from the entry with React. */
export default function Page() {
  return (
    <main className={darkTheme}>
      <Button>Of the client</Button>
      <dl>
        {Object.entries(answers).map(([entry, answer]) => (
          <div key={entry}>
            <dt>{entry}</dt>
            <dd data-entry={entry}>{String(answer)}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
