declare module 'justified-layout' {
  /** Flickr's greedy rows; the package ships no types. */
  export default function justifiedLayout(
    ratios: number[],
    options: {
      containerWidth: number;
      targetRowHeight: number;
      boxSpacing: number;
      containerPadding: number;
    },
  ): { boxes: { top: number; left: number; width: number; height: number }[] };
}
