import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openDevice, openPreview } from './preview.ts';
import { BASELINE_DIR } from './settings.ts';

const FILE = join(BASELINE_DIR, 'probe.json');

/** Parts of every story: characters of each kind and weight, fallback fonts, edges and shades. */
const SAMPLE = `<div style="padding:16px;width:600px;background:linear-gradient(#fff,#cde)">
${[12, 13, 14, 16, 20, 28].map((size) => `<p style="font-size:${size}px;margin:4px 0">相集 Albums 0123 <b style="font-weight:600">分享辑</b> ¥8.00 ▶ ✓ × · … ← → ↑ ↓ “引” é ß</p>`).join('')}
<button>Button 按钮</button> <input value="input 输入"> <input type="checkbox" checked>
<div style="width:90px;height:40px;border-radius:10px;border:1px solid #888;box-shadow:0 4px 12px #0004;rotate:3deg"></div>
<svg width="60" height="60"><circle cx="30" cy="30" r="21.5" fill="none" stroke="#287" stroke-width="2.5"/></svg></div>`;

interface Probe {
  chromium: string;
  drawing: string;
}

async function probeOf(browser: Browser): Promise<Probe> {
  const context = await openDevice(browser, 'pc');
  const page = await openPreview(context);
  await page.evaluate(async (sample) => {
    document.body.innerHTML = sample;
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  }, SAMPLE);
  const pixels = await sharp(await page.screenshot())
    .raw()
    .toBuffer();
  await context.close();
  return { chromium: browser.version(), drawing: createHash('sha256').update(pixels).digest('hex') };
}

/**
 * Compares how this machine draws with how the baselines' machine did. Returns the difference in a sentence, or
 * undefined where there is none; with `update` this machine becomes the baselines' machine.
 */
export async function drawingDifference(browser: Browser, update: boolean): Promise<string | undefined> {
  const now = await probeOf(browser);
  if (update) {
    mkdirSync(BASELINE_DIR, { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
    return undefined;
  }
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as Probe;
  if (before.drawing === now.drawing) return undefined;
  return `Chromium ${now.chromium} draws letters or edges otherwise here than Chromium ${before.chromium} did for the baselines: layout boxes are compared, not pixels`;
}
