import { deliverEarlyMessages } from '#prelude/timing/early-messages.ts';
import { expose } from 'comlink';
import { FoodIndex } from '#ranking/food-index.ts';
import type { RankingEngine } from '#ranking/ranking-engine.ts';
import type { TastePeers } from '#ranking/liking/taste-peers.ts';
import { rankingQuestions } from '#ranking/ranking-questions.ts';
import type { AnswerTo, Asked, QuestionName } from '#ranking/ranking.ts';
import { readFoodColumns } from '#remote/read-food-columns.ts';
import { foodsByIds } from '#replica/foods/food-queries.ts';
import { partnerVotesOf } from '#replica/taste/pair-votes.ts';
import { foodTexts } from 'virtual:food-texts';
import { language } from '#languages/region.ts';
import { readPublicTastes } from '#remote/read-public-tastes.ts';
import { readFoodTexts } from '#remote/read-food-texts.ts';
import { untilCatalogueIsHere } from '#replica/feed/catalogue-arrival.ts';
import { openReplica } from '#replica/open-replica.ts';
import { feedIndex, storeColumns } from './feed-index.ts';
import { feedLearner } from './feed-learner.ts';
import { feedPeers } from './feed-peers.ts';
import { feedTexts } from './feed-texts.ts';

/** The catalogue's questions, answered off the main thread from an index that follows the replica (architecture, the ranking worker). */
let tellPage = () => {};
let onUnsure = () => {};
let peers: Promise<TastePeers> | null = null;
const replica = openReplica({ durability: 'relaxed' });
const index = new FoodIndex({
  onChanged: () => tellPage(),
  onUnsure: () => onUnsure(),
  onBuilt: (columns, journal) => void storeColumns(replica, columns, journal),
});
const readTastes = (held: string | null) => readPublicTastes({ baseUrl: self.location.origin, held });
const questions: {
  readonly [Name in QuestionName]: (...asked: Asked<Name>) => AnswerTo<Name> | Promise<AnswerTo<Name>>;
} = rankingQuestions({
  index,
  readFoods: (ids) => foodsByIds(replica, ids),
  readVotes: (food) => partnerVotesOf(replica, food),
  readPeers: () => (peers ??= feedPeers({ replica, read: readTastes, onChanged: () => tellPage() })),
});
const ready = Promise.all([
  feedIndex({
    replica,
    index,
    whenUnsure: (act) => {
      onUnsure = act;
    },
    readColumns: (held) => readFoodColumns({ baseUrl: self.location.origin, held }),
  }),
  feedLearner(replica, index),
]);

// After the first load: no card waits for a description in another language, nor for the rules of search, and no first letter waits for those. Should
// they not come now, the first search fetches them.
void ready
  .then(() => untilCatalogueIsHere(replica))
  .then(() => import('#ranking/search-questions.ts').catch(() => undefined))
  .then(() =>
    feedTexts(replica, index, {
      language,
      addresses: foodTexts[language] ?? [],
      read: (address) => readFoodTexts(address, { language }),
    }),
  )
  .catch(() => undefined);

const engine: RankingEngine = {
  /** Asked before the catalogue was read, a question waits for it. */
  async ask<Name extends QuestionName>(name: Name, ...asked: Asked<Name>): Promise<AnswerTo<Name>> {
    await ready;
    return questions[name](...asked);
  },
  begin: (today, onChanged) => {
    index.onDay(today);
    tellPage = onChanged;
  },
};

expose(engine);
deliverEarlyMessages();
