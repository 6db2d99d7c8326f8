import { iceForm } from './ice.ts';
import type { Form } from '#domain/drawing/plan/forms.ts';
import { bottle } from './bottle.ts';
import { bread } from './bread.ts';
import { cake } from './cake.ts';
import { cheese } from './cheese.ts';
import { coldGlass } from './cold-glass.ts';
import { curry, potForm, stew } from './curry.ts';
import { custard } from './custard.ts';
import { dip, egg, sweetSoup } from './dip.ts';
import { bun, dumplings } from './dumplings.ts';
import { fishForm } from './fish.ts';
import { flatbread } from './flatbread.ts';
import { fried } from './fried.ts';
import { fruit } from './fruit.ts';
import { grainsForm } from './grains.ts';
import { hotCup } from './hot-cup.ts';
import { jar } from './jar.ts';
import { leafForm, root } from './leaf.ts';
import { noodles } from './noodles.ts';
import { omelette } from './omelette.ts';
import { pancake } from './pancake.ts';
import { parcel } from './parcel.ts';
import { plain } from './plain.ts';
import { rice } from './rice.ts';
import { roast } from './roast.ts';
import { rolls } from './rolls.ts';
import { salad, vegetables } from './salad.ts';
import { sandwich } from './sandwich.ts';
import type { FormPainter, Scene } from '#domain/drawing/setting/scene.ts';
import { shellfish } from './shellfish.ts';
import { skewers } from './skewers.ts';
import { noodleSoup, soup } from './soup.ts';
import { gratin } from './gratin.ts';
import { stuffed } from './stuffed.ts';
import { sushi } from './sushi.ts';
import { sweets } from './sweets.ts';
import { taco } from './taco.ts';
import { pizza, tart } from './tart.ts';

const painters: Readonly<Record<Form, FormPainter>> = {
  soup,
  'noodle-soup': noodleSoup,
  noodles,
  rice,
  curry,
  stew,
  pot: potForm,
  roast,
  fish: fishForm,
  shellfish,
  salad,
  stuffed,
  vegetables,
  gratin,
  fried,
  pancake,
  omelette,
  taco,
  rolls,
  parcel,
  dumplings,
  bun,
  skewers,
  sandwich,
  bread,
  flatbread,
  pizza,
  tart,
  cake,
  sushi,
  dip,
  custard,
  ice: iceForm,
  'sweet-soup': sweetSoup,
  sweets,
  'hot-cup': hotCup,
  'cold-glass': coldGlass,
  bottle,
  fruit,
  cheese,
  jar,
  grains: grainsForm,
  leaf: leafForm,
  root,
  egg,
  plate: plain,
};

export const paintForm = (scene: Scene): string => painters[scene.plan.form](scene);
