import { make } from '../view/make.ts';
import * as styles from './ViewerPicture.css.ts';

type Layer = { url: string; image: HTMLImageElement };

export type WantedLayers = {
  /** The picture the grid has already shown. */
  tile: string | undefined;
  /** The one that is sharp now. */
  wanted: string | undefined;
  alt: string;
};

/**
 * The pictures of one photo over each other, the sharpest on top; only that has a name. A sharper one appears once it is
 * decoded, and what is seen stays until then.
 */
export class PictureLayers {
  readonly #frame: HTMLElement;
  /** Something came, or will not come. */
  readonly #changed: () => void;
  /** Those on the page, the sharpest last. */
  #layers: readonly Layer[] = [];
  /** Decoded. */
  readonly #ready = new Set<string>();
  readonly #failed = new Set<string>();
  #now: WantedLayers | undefined;
  #priority: 'high' | 'low' = 'low';
  /** They are, or were, looked at. */
  #looked = false;

  constructor(frame: HTMLElement, changed: () => void) {
    this.#frame = frame;
    this.#changed = changed;
  }

  /** Something is shown, be it small. */
  get seen(): boolean {
    return this.#ready.size > 0;
  }

  /** The sharp one is what is seen. */
  get sharp(): boolean {
    const wanted = this.#now?.wanted;
    return wanted === undefined || this.#ready.has(wanted);
  }

  /** Nothing that was tried can be shown. A photo without any picture yet is not broken, only a placeholder. */
  get broken(): boolean {
    return this.#layers.length === 0 && !this.seen && this.#failed.size > 0;
  }

  show(now: WantedLayers): void {
    this.#now = now;
    if (this.#layers.length > 0 || this.#failed.size > 0) this.#rearrange(now);
    else this.#begin(now);
  }

  /** Whether they are looked at, and so fetched before other pictures. */
  prefer(first: boolean): void {
    this.#priority = first ? 'high' : 'low';
    this.#layers.forEach(({ image }) => {
      image.fetchPriority = this.#priority;
    });
    if (!first || this.#looked) return;
    this.#looked = true;
    this.#cover();
  }

  /** What failed is tried again with the next `show`; what is shown stays. True when there is any. */
  retry(): boolean {
    const any = this.#failed.size > 0;
    this.#failed.clear();
    return any;
  }

  #begin({ tile, wanted, alt }: WantedLayers): void {
    if (tile === undefined && wanted === undefined) return;
    const layers: Layer[] = [];
    if (tile !== undefined) layers.push(this.#make(tile, true));
    if (wanted !== undefined && wanted !== tile) layers.push(this.#make(wanted, false));
    this.#layers = layers;
    this.#cover();
    this.#frame.prepend(...layers.map(({ image }) => image));
    this.#name(alt);
  }

  #rearrange({ tile, wanted, alt }: WantedLayers): void {
    const layers: Layer[] = [];
    this.#take(tile, true, layers);
    this.#take(this.#layers.findLast(({ url }) => this.#ready.has(url))?.url, false, layers);
    this.#take(wanted, false, layers);
    this.#layers.forEach((layer) => {
      if (!layers.includes(layer)) layer.image.remove();
    });
    this.#layers = layers;
    let place = this.#frame.firstChild;
    layers.forEach(({ image }) => {
      // What lies in its place already is left there: an element that is moved begins anew.
      if (place !== image) this.#frame.insertBefore(image, place);
      place = image.nextSibling;
    });
    this.#name(alt);
    this.#cover();
  }

  /** Puts a picture on top of others, unless it is among them or failed; one that is on the page stays the same. */
  #take(url: string | undefined, isTile: boolean, layers: Layer[]): void {
    const isIt = (layer: Layer) => layer.url === url;
    if (url === undefined || this.#failed.has(url) || layers.some(isIt)) return;
    layers.push(this.#layers.find(isIt) ?? this.#make(url, isTile));
  }

  /** Only the sharpest has a name; without one a picture is nothing to a screen reader. */
  #name(alt: string): void {
    this.#layers.forEach(({ image }, at, all) => {
      image.alt = at === all.length - 1 ? alt : '';
    });
  }

  #make(url: string, isTile: boolean): Layer {
    const image = make('img', styles.layer);
    const layer = { url, image };
    image.draggable = false;
    image.toggleAttribute('data-ready', isTile || this.#ready.has(url));
    image.fetchPriority = this.#priority;
    // A frame with the grid's picture waits for its pixels: it was decoded for the grid, and anything else flashes.
    image.decoding = isTile ? 'sync' : 'async';
    const come = () => this.#come(layer);
    // Shown only once decoded: the swap then costs no frame and no blank.
    image.onload = () => {
      if (isTile || typeof image.decode !== 'function') come();
      else image.decode().then(come, come);
    };
    image.onerror = () => this.#fail(layer);
    image.src = url;
    return layer;
  }

  #come(layer: Layer): void {
    if (!this.#layers.includes(layer) || this.#ready.has(layer.url)) return;
    this.#ready.add(layer.url);
    layer.image.toggleAttribute('data-ready', true);
    // What was the best until now may go.
    if (this.#layers.length > 2 && this.#now) this.#rearrange(this.#now);
    else this.#cover();
    this.#changed();
  }

  #fail(layer: Layer): void {
    if (!this.#layers.includes(layer) || !this.#now) return;
    this.#failed.add(layer.url);
    this.#rearrange(this.#now);
    this.#changed();
  }

  /** Those below the sharpest that is there are not seen any more. */
  #cover(): void {
    let under = false;
    for (let at = this.#layers.length - 1; at >= 0; at -= 1) {
      const layer = this.#layers[at];
      layer?.image.toggleAttribute('data-under', under);
      under ||= layer !== undefined && this.#covers(layer);
    }
  }

  /** Beside the present photo a picture that was fetched is as good as seen: nothing below it need be decoded. */
  #covers({ url, image }: Layer): boolean {
    return this.#ready.has(url) || (!this.#looked && image.complete);
  }
}
