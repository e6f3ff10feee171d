import { describe, expect, it } from 'vitest';
import type { Sidecar } from '../contract/sidecar.ts';
import { readXmp } from './readXmp.ts';
import { readXmpFiles } from './readXmpFiles.ts';

const NAMESPACES = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xmp="http://ns.adobe.com/xap/1.0/"`;

/** As Lightroom Classic writes it. */
const LIGHTROOM = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Adobe XMP Core 7.0-c000 1.000000, 0000/00/00-00:00:00        ">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:exif="http://ns.adobe.com/exif/1.0/"
    xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
   xmp:ModifyDate="2021-08-02T21:00:00+02:00"
   xmp:CreateDate="2019-05-06T07:08:10.42"
   xmp:Rating="5"
   exif:DateTimeOriginal="2019-05-06T07:08:09.42"
   exif:GPSLatitude="48,51.5N"
   exif:GPSLongitude="2,21.0E"
   photoshop:DateCreated="2019-05-06T07:08:09.420">
   <dc:description>
    <rdf:Alt>
     <rdf:li xml:lang="x-default">Tom &amp; Ana&#xA;&lt;Paris&gt;</rdf:li>
    </rdf:Alt>
   </dc:description>
   <dc:subject>
    <rdf:Bag>
     <rdf:li>旅行</rdf:li>
     <rdf:li>Paris</rdf:li>
    </rdf:Bag>
   </dc:subject>
   <xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved" stEvt:when="2021-08-02T21:00:00+02:00"/></rdf:Seq></xmpMM:History>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

/** As digiKam writes it, by Exiv2. */
const DIGIKAM = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core 4.4.0-Exiv2">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:digiKam="http://www.digikam.org/ns/1.0/"
    xmlns:exif="http://ns.adobe.com/exif/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
   digiKam:ColorLabel="0"
   exif:DateTimeOriginal="2019-05-06T07:08:09+02:00"
   exif:GPSLatitude="33,51,30.0S"
   exif:GPSLongitude="70,30,0W"
   xmp:Rating="3">
   <digiKam:TagsList>
    <rdf:Seq>
     <rdf:li>Places/Chile</rdf:li>
    </rdf:Seq>
   </digiKam:TagsList>
   <dc:subject>
    <rdf:Bag>
     <rdf:li>Chile</rdf:li>
     <rdf:li>Chile</rdf:li>
    </rdf:Bag>
   </dc:subject>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>`;

/** As darktable writes it. */
const DARKTABLE = `<?xml version="1.0" encoding="UTF-8"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="XMP Core 4.4.0-Exiv2">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:exif="http://ns.adobe.com/exif/1.0/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:darktable="http://darktable.sf.net/"
   exif:DateTimeOriginal="2019:05:06 07:08:09"
   xmp:Rating="-1"
   darktable:xmp_version="5"
   darktable:auto_presets_applied="1">
   <dc:description>
    <rdf:Alt>
     <rdf:li xml:lang="x-default">Lake</rdf:li>
    </rdf:Alt>
   </dc:description>
   <dc:subject>
    <rdf:Seq>
     <rdf:li>lake</rdf:li>
    </rdf:Seq>
   </dc:subject>
   <darktable:history><rdf:Seq><rdf:li darktable:num="0" darktable:operation="exposure"/></rdf:Seq></darktable:history>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>`;

/** Values as elements, as ExifTool writes them. */
const ELEMENTS = `<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF ${NAMESPACES}>
 <rdf:Description rdf:about='' xmlns:photoshop='http://ns.adobe.com/photoshop/1.0/'>
  <photoshop:DateCreated>2019-05-06T07:08:09Z</photoshop:DateCreated>
 </rdf:Description>
 <rdf:Description rdf:about='' xmp:Label='Red'>
  <xmp:Rating>5</xmp:Rating>
  <dc:description/>
 </rdf:Description></rdf:RDF></x:xmpmeta>`;

const at = (text: string) => Date.parse(`${text}Z`) / 1_000;
const described = (attributes: string) =>
  readXmp(`<x:xmpmeta><rdf:RDF><rdf:Description rdf:about="" ${attributes}/></rdf:RDF></x:xmpmeta>`);

describe('an XMP file', () => {
  it.each<[string, string, Sidecar]>([
    [
      'Lightroom',
      LIGHTROOM,
      {
        ...{ time: at('2019-05-06T07:08:09'), wall_clock: true, gps: { lat: 48 + 51.5 / 60, lng: 2.35 } },
        ...{ description: 'Tom & Ana <Paris>', keywords: ['旅行', 'Paris'], favorite: true },
      },
    ],
    [
      'digiKam',
      DIGIKAM,
      {
        ...{ time: at('2019-05-06T05:08:09'), timezone: -120, keywords: ['Chile'] },
        gps: { lat: -(33 + 51 / 60 + 30 / 3_600), lng: -70.5 },
      },
    ],
    [
      'darktable',
      DARKTABLE,
      { time: at('2019-05-06T07:08:09'), wall_clock: true, description: 'Lake', keywords: ['lake'] },
    ],
    ['ExifTool', ELEMENTS, { time: at('2019-05-06T07:08:09'), favorite: true }],
  ])('is read as %s writes it', (_, xml, sidecar) => {
    const { gps, ...rest } = readXmp(xml);
    const { gps: place, ...others } = sidecar;
    expect(rest).toEqual(others);
    expect([gps?.lat, gps?.lng]).toEqual(
      place ? [expect.closeTo(place.lat), expect.closeTo(place.lng)] : [undefined, undefined],
    );
  });

  it.each<[string, Sidecar]>([
    [
      `exif:DateTimeOriginal="2019-05-06" xmp:CreateDate="2019-05-06T07:08"`,
      { time: at('2019-05-06T07:08'), wall_clock: true },
    ],
    [`exif:DateTimeOriginal="2019-05-06"`, { time: at('2019-05-06T00:00'), wall_clock: true }],
    [`exif:DateTimeOriginal="0000-00-00T00:00:00"`, {}],
    [`exif:GPSLatitude="95,1.0N" exif:GPSLongitude="2,1.0E" xmp:Rating="5"`, { favorite: true }],
    [`exif:GPSLatitude="48,1.0N"`, {}],
    [`dc:description="&lol; &#1114112;&#x4E2D;"`, { description: '&lol; 中' }],
    [`xmp:Rating="4"`, {}],
  ])('with %s', (attributes, sidecar) => {
    expect(described(attributes)).toEqual(sidecar);
  });

  it.each([
    ['nothing', ''],
    ['another file', '{"a": 1}'],
    ['the beginning of one', LIGHTROOM.slice(0, 700)],
    ['elements without ends', '<dc:subject><rdf:li>'.repeat(50_000)],
    ['spaces', `<rdf:Description${' '.repeat(200_000)}`],
    ['attributes without ends', `<rdf:Description ${'a="'.repeat(100_000)}`],
  ])('that is %s gives nothing, in a moment', (_, xml) => {
    const start = performance.now();
    expect(readXmp(xml)).toEqual({});
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('belongs to the photo of its name in its folder', async () => {
    const file = (path: string, content = '') => ({
      name: path.split('/').at(-1) ?? '',
      path,
      size: content.length,
      content,
    });
    const rated = ELEMENTS;
    const files = [
      ...[file('A/IMG_1.JPG'), file('A/img_1.mov'), file('A/IMG_1.xmp', rated), file('B/IMG_1.JPG')],
      ...[file('A/IMG_2.CR2'), file('A/IMG_2.JPG'), file('A/IMG_2.JPG.xmp', rated)],
      ...[file('A/IMG_3.JPG'), file('A/IMG_3.xmp', 'broken')],
    ];
    const found = await readXmpFiles(files, async ({ content }) => content);
    expect([...found.keys()].map(({ path }) => path)).toEqual(['A/IMG_1.JPG', 'A/img_1.mov', 'A/IMG_2.JPG']);
  });
});
