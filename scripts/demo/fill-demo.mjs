import { readFile } from 'node:fs/promises';
import { answerDemoReviews } from './answer-demo-reviews.mjs';
import { demoApi } from './demo-api.mjs';
import { adminAt, chefAt, demoMembers, demoPassword, memberAt } from './demo-members.mjs';
import { contributions, conversations, firstWords } from './demo-words.mjs';
import { placeDemoChef } from './place-demo-chef.mjs';
import { compareTried, writeDiary } from './fill-diary.mjs';
import { keepDemoLists } from './keep-demo-lists.mjs';
import { makeDemoListsTogether } from './make-demo-lists-together.mjs';
import { setDemoTable } from './set-demo-table.mjs';
import { seededChance } from './seeded-chance.mjs';
import { palateOf, tasteAs } from './taste-as.mjs';

/**
 * Fills a server that has the starter catalogue and nobody in it, as its members would: each row by a request of whose it is, each decision by an admin's.
 *
 * @typedef {import('./demo-api.mjs').DemoApi} DemoApi
 * @typedef {import('./demo-api.mjs').DemoFood} DemoFood
 * @typedef {import('./demo-members.mjs').DemoMember & import('./demo-api.mjs').Someone & { palate: import('./taste-as.mjs').Palate }} Joined
 * @typedef {{ api: DemoApi, chance: import('./seeded-chance.mjs').Chance, members: Joined[], foods: DemoFood[] }} World
 */

/** Foods that members talk about; so few that each of them is tasted by several. */
const talkedAbout = 130;
/** Who tastes like the printed member, by their places, and over how many foods at least. */
const mateAt = [3, 11, 14];
const sharedWithMate = 12;
/** Everybody knows these: by them one sees what many tasters make of a food. */
const wellKnown = [
  'pad-thai',
  'tonkotsu-ramen',
  'kimchi',
  'som-tam',
  'pizza-margherita',
  'tiramisu',
  'guacamole',
  'nigiri-sushi',
];

/**
 * @param {{ url: string, seed: number, makeAdmin: (email: string) => Promise<void> }} demo `makeAdmin`: the server's own command
 * @returns {Promise<import('../launch/demo-folder.mjs').SignIn[]>}
 */
export async function fillDemo({ url, seed, makeAdmin }) {
  const api = demoApi(url);
  const chance = seededChance(seed);
  const members = await joinAll(api, chance);
  const admin = at(members, adminAt);
  await makeAdmin(admin.email);
  await contribute(api, members);
  const all = await api.foods();
  const known = wellKnown.map((slug) => {
    const food = all.find((one) => one.slug === slug);
    if (food === undefined) throw new Error(`The catalogue has no ${slug}.`);
    return food;
  });
  const added = all.filter(({ uploaded_by }) => uploaded_by !== '');
  const others = all.filter((food) => food.course !== 'ingredient' && !known.includes(food) && !added.includes(food));
  const foods = [...known, ...added, ...chance.some(others, talkedAbout)];
  const world = { api, chance, members, foods };
  await tasteAll(world, [...known, ...added]);
  await follow(world);
  await talk(world);
  await verify(world, admin);
  const reader = at(members, memberAt);
  const daily = { daily_mail: true, mail_zone: 'Europe/Berlin' };
  await api.create('notification_preferences', reader, { id: reader.id, user: reader.id, ...daily });
  await answerDemoReviews(api, at(members, chefAt), added);
  await placeDemoChef(api, at(members, chefAt), { own: added, known });
  await film(world);
  await photograph(world, admin);
  await report(world);
  await api.ask('/api/admin/generate-daily-blogs', { method: 'POST', by: admin, body: { manual_trigger: true } });
  return [
    { what: 'member', email: at(members, memberAt).email, password: demoPassword },
    { what: 'chef', email: at(members, chefAt).email, password: demoPassword },
    { what: 'admin', email: admin.email, password: demoPassword },
  ];
}

/** @param {DemoApi} api @param {World['chance']} chance @returns {Promise<Joined[]>} */
async function joinAll(api, chance) {
  /** @type {Joined[]} */
  const joined = [];
  for (const member of demoMembers()) {
    const { name, username, email, role, business, place, bio, likes } = member;
    const professional =
      business === ''
        ? {}
        : {
            professional: { business_name: business, specialties: likes, years_experience: 8, business_address: place },
          };
    const someone = await api.join({
      email,
      username,
      full_name: name,
      ...(role === null ? {} : { role }),
      ...professional,
    });
    await api.change('profiles', someone, someone.id, { bio, location: place });
    joined.push({ ...member, ...someone, palate: palateOf(chance, likes) });
  }
  return joined;
}

/** @param {DemoApi} api @param {Joined[]} members */
async function contribute(api, members) {
  for (const { at: place, ...food } of contributions) {
    const by = at(members, place);
    await api.create('foods', by, { ...food, uploaded_by: by.id });
  }
}

/** Tastes, reviews, hearts and lists. @param {World} world @param {DemoFood[]} often foods that most have tasted */
async function tasteAll({ api, chance, members, foods }, often) {
  /** What the printed member gave. @type {Map<DemoFood, number>} */
  const given = new Map();
  for (const member of members) {
    const { id, palate } = member;
    /** @type {import('./fill-diary.mjs').Tried[]} */
    const tried = [];
    // Whose sign-in is printed has told; of the others most.
    if (chance.happens(0.8) || member === members[memberAt])
      await api.create('user_taste_profiles', member, {
        id,
        user: id,
        allergens: [],
        dietary_restrictions: [],
        spice_tolerance: chance.whole(1, 10),
        sweetness_preference: chance.whole(1, 5),
        adventure_level: chance.whole(2, 10),
        preferred_cuisines: palate.cuisines,
        preferred_flavors: chance.some(['umami', 'sour', 'sweet', 'smoky', 'spicy', 'fresh', 'rich', 'tangy'], 3),
        preferred_textures: chance.some(['crunchy', 'creamy', 'silky', 'chewy', 'crispy', 'tender'], 2),
      });
    const fromHome = chance.some(
      foods.filter(({ origin }) => palate.cuisines.includes(origin)),
      4,
    );
    // Guests of the printed chef taste all that is there: so many that the chef learns what they like.
    const isGuest = chance.happens(0.6);
    const met = new Set([
      ...often.filter(({ uploaded_by }) => (uploaded_by === members[chefAt]?.id ? isGuest : chance.happens(0.4))),
      ...fromHome,
      ...chance.some(foods, chance.whole(4, 9)),
    ]);
    const isMate = mateAt.some((place) => member === members[place]);
    if (isMate) for (const food of [...given.keys()].slice(0, sharedWithMate)) met.add(food);
    for (const food of met) {
      if (food.uploaded_by === id) continue;
      const own = tasteAs(food, { palate, chance });
      const review = isMate && given.has(food) ? { ...own, rating: given.get(food) ?? own.rating } : own;
      if (member === members[memberAt]) given.set(food, review.rating);
      await api.create('reviews', member, { food: food.id, user: id, ...review });
      if (review.rating >= 4 && chance.happens(0.6))
        await api.create('food_likes', member, { food: food.id, user: id });
      if (chance.happens(0.5)) {
        await api.create('saved_foods', member, { food: food.id, user: id, state: 'tried' });
        await writeDiary({ api, chance, food, member, rating: review.rating });
        tried.push({ food: food.id, rating: review.rating });
      }
    }
    for (const food of chance.some(foods, chance.whole(1, 6)))
      if (!met.has(food)) await api.create('saved_foods', member, { food: food.id, user: id, state: 'want_to_try' });
    await compareTried(api, member, tried);
    await voteOnPairs({ api, chance, foods, member });
    await makeLists({ api, chance, foods, member });
  }
  await setDemoTable(api, { member: at(members, memberAt), friend: at(members, mateAt[0] ?? 0) });
  await keepDemoLists(api, members);
  await makeDemoListsTogether(api, { members, foods });
}

const demoLists = [
  { name: 'For a cold evening', text: 'Soups, stews and whatever else steams.' },
  { name: 'When the choir comes', text: 'All of it can be made the day before, and eaten standing.' },
  { name: 'Sour things', text: '' },
  { name: 'Lisbon in spring', text: 'To be tried there, in this order: we have four days.' },
];

/** Two lists of a member. @param {{ api: DemoApi, chance: World['chance'], foods: DemoFood[], member: Joined }} by */
async function makeLists({ api, chance, foods, member }) {
  for (const words of chance.some(demoLists, 2)) {
    const visibility = chance.oneOf(['private', 'link', 'public', 'public']);
    const list = await api.create('food_lists', member, { user: member.id, ...words, visibility });
    for (const [place, food] of chance.some(foods, chance.whole(3, 9)).entries())
      await api.create('food_list_items', member, {
        list,
        food: food.id,
        user: member.id,
        order_key: `i0000${place + 1}`,
      });
  }
}

/** @param {{ api: DemoApi, chance: World['chance'], foods: DemoFood[], member: Joined }} by */
async function voteOnPairs({ api, chance, foods, member }) {
  const drinks = foods.filter(({ course }) => course === 'drink');
  const plates = foods.filter(({ course }) => course === 'main');
  if (drinks.length === 0 || plates.length === 0) return;
  const [one, other] = [chance.oneOf(drinks).id, chance.oneOf(plates).id].toSorted();
  await api.create('pair_votes', member, {
    one,
    other,
    user: member.id,
    verdict: chance.happens(0.7) ? 'great' : 'clash',
  });
}

/** @param {World} world */
async function follow({ api, chance, members }) {
  const known = [memberAt, chefAt, 3, 11, 14, 20].map((place) => at(members, place));
  for (const follower of members) {
    const followed = new Set([
      ...known.filter(() => chance.happens(0.35)),
      ...chance.some(members, chance.whole(1, 6)),
    ]);
    if (follower === members[memberAt]) for (const place of mateAt) followed.add(at(members, place));
    followed.delete(follower);
    for (const following of followed)
      await api.create('user_follows', follower, { follower: follower.id, following: following.id });
  }
}

/** Conversations of the printed member and the chef, and a request of a stranger to the member. @param {World} world */
async function talk({ api, members }) {
  const [member, chef] = [at(members, memberAt), at(members, chefAt)];
  for (const [place, lines] of conversations.entries()) {
    const [first, second] = place === 4 ? [member, chef] : [at(members, place + 20), member];
    const conversation = await open(api, first, second);
    for (const [turn, content] of lines.entries()) {
      const sender = turn % 2 === 0 ? first : second;
      await api.create('messages', sender, { conversation, sender: sender.id, content });
    }
  }
  const stranger = at(members, 50);
  const conversation = await open(api, stranger, member);
  await api.create('messages', stranger, { conversation, sender: stranger.id, content: firstWords });
}

/** @param {DemoApi} api @param {Joined} by @param {Joined} other @returns {Promise<string>} */
function open(api, by, other) {
  const [participant_1, participant_2] = [by.id, other.id].toSorted();
  return api.create('conversations', by, { participant_1, participant_2 });
}

/** Of those with a business: two verified, one turned down, the rest still waiting. @param {World} world @param {Joined} admin */
async function verify({ api, members }, admin) {
  const asking = members.filter(({ business }) => business !== '');
  for (const [place, member] of asking.entries()) {
    const owner = { user: member.id, professional_profile: member.id };
    const request = await api.create('verification_requests', member, { ...owner, document_count: 1 });
    const form = new FormData();
    form.set('verification_request', request);
    form.set('document_type', 'culinary_certificate');
    form.set('document_name', 'certificate.pdf');
    form.set('document', new Blob([samplePdf(member.name)]), 'certificate.pdf');
    await api.create('verification_documents', member, form);
    if (place < 2) await api.change('verification_requests', admin, request, { status: 'approved' });
    if (place === 2) {
      const decision = { status: 'rejected', reviewer_notes: 'The scan cannot be read. Please hand it in once more.' };
      await api.change('verification_requests', admin, request, decision);
    }
  }
}

/** The chef's film, and who saw it. @param {World} world */
async function film({ api, chance, members, foods }) {
  const [chef, food] = [at(members, chefAt), foods[0]];
  if (food === undefined) throw new Error('there is no food to film');
  const form = new FormData();
  for (const [name, value] of Object.entries({ food: food.id, user: chef.id, category: 'taste', duration: '8' }))
    form.set(name, value);
  form.set('title', `${food.name}: the first bite`);
  form.set('description', 'Eight seconds of a plate, drawn by the app itself.');
  const [reel, still] = ['first-bite.webm', 'first-bite.jpg'].map((name) => readFile(new URL(name, import.meta.url)));
  form.set('file', new Blob([new Uint8Array(await /** @type {Promise<Buffer>} */ (reel))]), 'first-bite.webm');
  form.set('thumbnail', new Blob([new Uint8Array(await /** @type {Promise<Buffer>} */ (still))]), 'first-bite.jpg');
  const video = await api.create('videos', chef, form);
  for (const viewer of chance.some(members, 14))
    if (viewer !== chef) await api.create('video_views', viewer, { video, user: viewer.id });
}

/** What members and an admin show of four foods: made of this project's own drawings (public/CREDITS.md). @param {World} world @param {Joined} admin */
async function photograph({ api, members, foods }, admin) {
  const chef = at(members, chefAt);
  const shown = [
    { file: 'pad-thai', by: chef, licence: 'own', caption: 'With lime, as it comes from the wok' },
    { file: 'pad-thai-close', by: at(members, memberAt), licence: 'cc-by', caption: '' },
    { file: 'kimchi', by: at(members, 9), licence: 'own', caption: 'Three weeks old' },
    { file: 'tiramisu', by: at(members, 12), licence: 'cc-by-sa', caption: '' },
    { file: 'guacamole', by: null, licence: 'cc0', caption: '' },
  ];
  for (const { file, by, licence, caption } of shown) {
    const food = foods.find(({ slug }) => slug === file.replace('-close', ''));
    if (food === undefined) throw new Error(`there is no food for ${file}`);
    const form = new FormData();
    for (const [name, value] of Object.entries({ food: food.id, licence, caption })) form.set(name, value);
    if (by === null) for (const [name, value] of Object.entries(creditOfDrawings)) form.set(name, value);
    else form.set('user', by.id);
    const bytes = new Uint8Array(await readFile(new URL(`photos/${file}.jpg`, import.meta.url)));
    form.set('image', new Blob([bytes]), `${file}.jpg`);
    await api.create('food_photos', by ?? admin, form);
  }
}

const creditOfDrawings = {
  author: 'The project Foretaste',
  source: 'https://creativecommons.org/publicdomain/zero/1.0/',
};

/** Something for an admin to decide. @param {World} world */
async function report({ api, members }) {
  const [reporter, member] = [at(members, 9), at(members, 26)];
  const text = 'Looks like an advertisement for a shop.';
  await api.create('reports', reporter, {
    reporter: reporter.id,
    kind: 'member',
    item: member.id,
    reason: 'spam',
    text,
  });
}

/** @param {string} name @returns {string} a page that says nothing but that it is a sample */
function samplePdf(name) {
  const line = `BT /F1 12 Tf 20 100 Td (Sample certificate of ${name.replace(/[^ -~]|[()\\]/g, '')}, made up) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${line.length}>>stream\n${line}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, place) => {
    const from = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return from;
  });
  const table = offsets.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** @template T @param {readonly T[]} all @param {number} place @returns {T} */
function at(all, place) {
  const one = all[place];
  if (one === undefined) throw new Error(`the demo has nobody at ${place}`);
  return one;
}
