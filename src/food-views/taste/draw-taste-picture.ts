import { must } from '#prelude/must.ts';
import type { IntensityName } from '#domain/taste/taste-vocabulary.ts';
import { wordFor } from '#shared/words/word-for.ts';
import { palette } from '#ui/theme/palette.ts';
import { petalPath, signatureOrder } from './signature-petals.ts';
import { tasteHues } from './taste-bar.tsx';

/** As networks show it whole: 4 to 5. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 90;
/** A petal's box is 40 wide. */
const FLOWER = 15;
const CENTRE = { x: WIDTH / 2, y: 440 } as const;
/** From the centre, beyond the disc. */
const NAMES_AT = 21 * FLOWER + 36;

export interface TastePicture {
  /** What it is of, above the words: 'My taste is'. */
  readonly over: string;
  /** 'Bright, smoky, adventurous'. */
  readonly words: string;
  /** 0 to 5; what is absent was not told. */
  readonly levels: Readonly<Partial<Record<IntensityName, number>>>;
}

/** A taste as a picture of 1080 x 1350 to be shared: its flower, its words, where it comes from. @throws where a canvas cannot be drawn on */
export async function drawTastePicture({ over, words, levels }: TastePicture): Promise<Blob> {
  const [display, text] = fonts();
  // A font that does not come is replaced, as on the page.
  await document.fonts.load(`600 100px ${display}`).catch(() => undefined);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = must(canvas.getContext('2d'), 'a drawing context');
  const ground = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  ground.addColorStop(0, light('paper.page'));
  ground.addColorStop(1, light('paprika.soft'));
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawFlower(pen, levels);
  nameTastes(pen, { levels, font: text });
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = light('paprika.text');
  pen.font = `600 40px ${text}`;
  // A long name is drawn narrower.
  pen.fillText(over, WIDTH / 2, 890, WIDTH - 2 * MARGIN);
  pen.fillStyle = light('ink.default');
  const bottom = drawWords(pen, { words, font: display });
  pen.fillStyle = light('ink.muted');
  pen.font = `500 34px ${text}`;
  pen.fillText(`Foretaste · ${location.host}`, WIDTH / 2, Math.max(bottom + 90, HEIGHT - 80));
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob === null ? failed(new Error('The picture is empty.')) : done(blob)), 'image/png');
  });
}

const light = (name: keyof typeof palette) => palette[name][0];

/** The families of headings and of text, as the page has them. */
function fonts(): readonly [display: string, text: string] {
  const style = getComputedStyle(document.documentElement);
  const named = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  return [named('--ft-fonts-display', 'serif'), named('--ft-fonts-text', 'sans-serif')];
}

function drawFlower(pen: CanvasRenderingContext2D, levels: TastePicture['levels']): void {
  pen.save();
  pen.translate(CENTRE.x, CENTRE.y);
  pen.scale(FLOWER, FLOWER);
  pen.fillStyle = light('paper.card');
  pen.beginPath();
  pen.arc(0, 0, 21, 0, Math.PI * 2);
  pen.fill();
  const petals = signatureOrder.map((taste) => ({
    hue: light(tasteHues[taste]),
    shape: new Path2D(petalPath(levels[taste] ?? 0)),
  }));
  for (const { hue, shape } of petals) {
    pen.fillStyle = hue;
    pen.fill(shape);
    pen.rotate((Math.PI * 2) / signatureOrder.length);
  }
  pen.restore();
}

/** Each taste that there is, at the end of its petal: whoever sees the picture has not learned the places. */
function nameTastes(
  pen: CanvasRenderingContext2D,
  { levels, font }: Pick<TastePicture, 'levels'> & { readonly font: string },
): void {
  pen.fillStyle = light('ink.muted');
  pen.font = `500 32px ${font}`;
  pen.textBaseline = 'middle';
  for (const [place, taste] of signatureOrder.entries()) {
    if ((levels[taste] ?? 0) === 0) continue;
    const angle = (place * 2 * Math.PI) / signatureOrder.length;
    const across = Math.sin(angle);
    pen.textAlign = Math.abs(across) < 0.1 ? 'center' : across > 0 ? 'left' : 'right';
    pen.fillText(wordFor(taste), CENTRE.x + across * NAMES_AT, CENTRE.y - Math.cos(angle) * NAMES_AT);
  }
}

/** In as many lines as they need, smaller where even a single word is too wide. Returns where the last line stands. */
function drawWords(pen: CanvasRenderingContext2D, { words, font }: { words: string; font: string }): number {
  let size = 100;
  let lines: readonly string[] = [];
  do {
    pen.font = `600 ${size}px ${font}`;
    lines = linesOf(words, (line) => pen.measureText(line).width <= WIDTH - 2 * MARGIN);
    size -= 6;
  } while (size > 40 && (lines.length > 2 || lines.some((line) => pen.measureText(line).width > WIDTH - 2 * MARGIN)));
  const step = (size + 6) * 1.15;
  for (const [at, line] of lines.entries()) pen.fillText(line, WIDTH / 2, 1010 + at * step);
  return 1010 + (lines.length - 1) * step;
}

/** Breaks between words. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
