import { expect, it } from 'vitest';
import { type DerivedCollection, derivedIds } from './derived-ids.ts';
import { idFromParts } from './id-of-row.ts';

it('[S12] derives today what devices and servers of every earlier version have derived', () => {
  const collections = Object.keys(derivedIds) as DerivedCollection[];
  expect(Object.fromEntries(collections.map((name) => [name, idFromParts(name, (part) => `a ${part}`)])))
    .toMatchInlineSnapshot(`
      {
        "blocks": "z0o60ni3d92sjur",
        "blog_posts": "vst4p7fhtl2f4wg",
        "conversations": "jzzl7talpcbh3pg",
        "food_comparisons": "hajsa1noijvdfoi",
        "food_likes": "slxza5ioy51df9x",
        "food_list_items": "bwo4r1n96fbncs8",
        "kept_lists": "x6sl04jdz4ubdlw",
        "list_links": "c17sy5keawsl4lt",
        "list_members": "d4vaoihuuqmae8t",
        "list_notes": "lghpjbqb4128jd5",
        "mutes": "fscm8kfihc4ivla",
        "pair_votes": "99xe8ny3ekj1zsk",
        "personalized_insights": "fwr6lwvzuxxd7mq",
        "pinned_reviews": "ls8ldvins9w5mgc",
        "reports": "s24e6a0fxlu8iwo",
        "review_answers": "thnldqlbdatk92f",
        "reviews": "kcw7px3nv2jll27",
        "saved_foods": "5ycyyst4k3tuvua",
        "table_invitations": "a60a9ph07v0ye4u",
        "table_seats": "p0eul872bnz58tr",
        "user_follows": "pip7wmfmvt8s9ji",
        "verification_requests": "l9iblw9lmgvucba",
        "video_views": "tcrgdrjxzytxlup",
      }
    `);
});
