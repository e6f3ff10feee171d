import { expect, it } from 'vitest';
import { cleanNotice } from './notice.routes.ts';

it.each([
  ['<p>维护 <b>今晚</b></p>', '<p>维护 <b>今晚</b></p>'],
  ['<script>alert(1)</script>hi', 'hi'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ['<p style="position:fixed" onclick="x()">y</p>', '<p>y</p>'],
  ['<svg><style><a title="</style><img src=x onerror=1>">', ''],
])('leaves of %s only what is harmless', (html, clean) => {
  expect(cleanNotice(html)).toBe(clean);
});
