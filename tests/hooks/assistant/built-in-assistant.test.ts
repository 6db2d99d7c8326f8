import { describe, expect, test } from 'vitest';
import { answerFromRows, dishesFromRows } from '#domain/assistant/server-assistant.ts';
import { runSql } from '#tests/support/server/sql-hook.ts';
import { assistantServer, chat, chooseRoute, recommendations } from './assistant-server.ts';

describe('without a service', () => {
  const assistant = assistantServer(() => ({}));
  const { api, post, ask, foodNamed } = assistant;

  test('the built-in assistant answers from the catalogue, says so, and names the foods by their ids', async () => {
    const { status, body } = await ask('What does Pad Thai taste like?');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      answeredBy: 'catalogue',
      foods: [{ id: (await foodNamed('Pad Thai'))?.id, name: 'Pad Thai' }],
      notice: 'Answered from the catalogue: no AI service is set up here.',
    });
    expect(body['response']).toContain('Pad Thai');
    expect(body['processingTime']).toBeTypeOf('number');
  });

  test.each([
    'What does ramen taste like?',
    'what goes with pho',
    'something spicy but not too hot',
    'is pad thai vegan, does it have nuts',
    'compare kimchi and sauerkraut',
    'what is like bibimbap',
    'what should I eat tonight',
    'Phở 🍜 — crème brûlée?',
    'hello',
    'how heavy is the moon',
  ])("the server's engine says to %j what a device says", async (prompt) => {
    const foods = (
      await api.call('POST', chooseRoute, { token: assistant.member.token, body: { text: prompt, ids: [] } })
    ).body as unknown as readonly unknown[];
    const { body } = await ask(prompt);
    const expected = answerFromRows({
      foods,
      type: 'chat',
      prompt,
      food: null,
      asker: { member: assistant.member.id, profile: null, mood: 'evening', now: Date.now() },
    });
    expect(body).toMatchObject({ response: expected.text, foods: expected.foods });
  });

  test('what a question names is avoided, said, and taken off by its key (R29); nothing malformed is taken', async () => {
    const { body } = await ask('thai dish w/o penuts or mango');
    expect(body).toMatchObject({
      foods: [],
      avoiding: [
        { key: 'peanut', label: 'peanut' },
        { key: 'word mango', label: 'mango' },
      ],
    });
    const again = await ask('thai dish w/o penuts or mango', { notAvoiding: ['word mango'] });
    expect(again.body).toMatchObject({ avoiding: [{ key: 'peanut', label: 'peanut' }] });
    expect(again.body['response']).not.toContain('Pad Thai');
    for (const notAvoiding of ['peanut', [7], Array.from({ length: 41 }, () => 'peanut'), ['x'.repeat(1011)]])
      expect((await ask('no peanuts', { notAvoiding })).status).toBe(400);
  });

  test('what was avoided before stays so, and is said (R29); nothing malformed is taken', async () => {
    const { body } = await ask('thai noodles', { avoiding: ['peanut', 'nonsense'] });
    expect(body).toMatchObject({ avoiding: [{ key: 'peanut', label: 'peanut' }] });
    expect(body['response']).not.toContain('Pad Thai');
    expect((await ask('thai noodles')).body['response']).toContain('Pad Thai');
    expect((await ask('something sweet', { avoiding: ['health pregnancy'] })).body).toMatchObject({
      foods: [],
      avoiding: [{ key: 'health pregnancy' }],
    });
    for (const avoiding of ['peanut', [7], Array.from({ length: 41 }, () => 'peanut'), ['x'.repeat(1011)]])
      expect((await ask('something', { avoiding })).status).toBe(400);
  });

  test('a member asks 300 questions in an hour, from wherever they come', async () => {
    const { member } = assistant;
    await ask('hello');
    await runSql(api, `UPDATE _allowances SET used = 300 WHERE kind = 'ai' AND who = '${member.id}'`);
    const refused = await ask('hello');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    await runSql(api, `DELETE FROM _allowances WHERE kind = 'ai'`);
  });

  test.each([
    'Was ist schärfer, Som Tam Thai oder Kimchi?',
    'etwas Thailändisches ohne Erdnüsse',
    'Kann ich Phở essen? Ich bin allergisch gegen Fisch.',
  ])('it says to %j in German what a device says', async (prompt) => {
    const text = prompt.includes('Thail') ? `${prompt}  thai` : prompt;
    const foods = (await api.call('POST', chooseRoute, { token: assistant.member.token, body: { text, ids: [] } }))
      .body as unknown as readonly unknown[];
    const { body } = await ask(prompt, { language: 'de' });
    const expected = answerFromRows({
      foods,
      type: 'chat',
      prompt,
      food: null,
      asker: { member: assistant.member.id, profile: null, mood: 'evening', now: Date.now(), language: 'de' },
    });
    expect(body).toMatchObject({ response: expected.text, foods: expected.foods, language: 'de' });
    expect(expected.foods.length).toBeGreaterThan(0);
    expect(body['response']).toMatch(/hat mehr Schärfe|Dazu fällt mir ein:|Pho Bo enthält Fisch/);
  });

  test.each(['fr', 7, null, { en: 1 }])('a language %j that it does not speak is English', async (language) => {
    const { body } = await ask('hello', { language });
    expect(body['response']).toContain('Ask me what a food tastes like');
    expect(body).not.toHaveProperty('language');
  });

  test('recommendations are those of a device, with a category, a reason and a match each, and by the taste profile', async () => {
    const profile = {
      preferred_flavors: ['spicy', 'sour'],
      preferred_cuisines: ['Thai'],
      spice_tolerance: 9,
      adventure_level: 8,
      allergens: ['peanut'],
    };
    const viewed = String((await foodNamed('Pad Thai'))?.id);
    const { status, body } = await post(recommendations, {
      userId: assistant.member.id,
      tasteProfile: profile,
      recentlyViewed: [viewed],
      currentMood: 'evening',
    });
    const foods = (
      await api.call('POST', chooseRoute, { token: assistant.member.token, body: { text: 'Thai', ids: [viewed] } })
    ).body as unknown as readonly unknown[];
    const expected = dishesFromRows({
      foods,
      recentlyViewed: [viewed],
      asker: { member: assistant.member.id, profile, mood: 'evening', now: Date.now() },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ summary: expected.summary, foods: expected.foods, answeredBy: 'catalogue' });
    expect(body['recommendations']).toEqual(
      expected.dishes.map((dish) => ({
        food_name: dish.foodName,
        food_id: dish.foodId,
        category: dish.category,
        reason: dish.reason,
        confidence_score: dish.confidence,
      })),
    );
    const inGerman = await post(recommendations, {
      userId: assistant.member.id,
      tasteProfile: profile,
      recentlyViewed: [viewed],
      currentMood: 'evening',
      language: 'de',
    });
    expect(inGerman.body).toMatchObject({
      summary: 'Ausgewählt nach deinem Geschmacksprofil, der Tageszeit und deinen zuletzt angesehenen Gerichten.',
      foods: expected.foods,
      language: 'de',
    });
    expect(expected.dishes).toHaveLength(6);
    expect(expected.dishes.map(({ foodId }) => foodId)).not.toContain(viewed);
  });

  test('a food in the making is described from what is entered', async () => {
    const { body } = await ask('', {
      type: 'food_description',
      foodData: { name: "Grandmother's stew", taste_profile: { flavor: ['smoky'], texture: ['tender'], aroma: [] } },
    });
    expect(body['response']).toContain('smoky');
    expect(body).toMatchObject({ answeredBy: 'catalogue', foods: [] });
  });

  test('visitors are asked to sign in, in the words of spec 1 §6', async () => {
    expect(await post(chat, { prompt: 'hello', type: 'chat' }, null)).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to use AI features' },
    });
    expect(await post(recommendations, {}, null)).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to get AI recommendations' },
    });
    expect((await api.call('POST', chat, { token: 'stale', body: { prompt: 'hello', type: 'chat' } })).status).toBe(
      401,
    );
    expect(
      (await api.call('POST', chat, { token: await api.asSuperuser(), body: { prompt: 'hello', type: 'chat' } }))
        .status,
    ).toBe(401);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no kind', { prompt: 'hello', type: undefined }, 'type'],
    ['another kind', { type: 'poem' }, 'type'],
    ['nothing', { prompt: ' \n\t ' }, 'prompt'],
    ['a number', { prompt: 7 }, 'prompt'],
    ['a book', { prompt: 'x'.repeat(1001) }, 'prompt'],
    ['the name of another', { userId: 'member000000009' }, 'userId'],
    ['a list for a food', { foodData: [] }, 'foodData'],
    ['no food to describe', { prompt: '', type: 'food_description', foodData: { name: '  ' } }, 'prompt'],
  ])('a question with %s is refused', async (_, extra, field) => {
    expect(await ask('hello', extra)).toMatchObject({
      status: 400,
      body: { data: { [field]: { code: expect.any(String) as string } } },
    });
  });

  test('a thousand emoji are no more than a thousand characters', async () => {
    expect((await ask('🍜'.repeat(1000))).status).toBe(200);
    expect((await ask('🍜'.repeat(1001))).status).toBe(400);
  });

  test.each([['text'], [['../foods']], [Array.from({ length: 51 }, () => 'food00000000001')]])(
    'recently viewed %j is refused',
    async (recentlyViewed) => {
      expect(await post(recommendations, { recentlyViewed })).toMatchObject({
        status: 400,
        body: { data: { recentlyViewed: {} } },
      });
    },
  );

  test('a body beyond all measure is not read', async () => {
    expect((await ask('hello', { foodData: { name: 'x'.repeat(100_000) } })).status).toBe(413);
  });
});
