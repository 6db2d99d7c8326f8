/// <reference path="../.cache/pocketbase/types.d.ts" />
routerAdd(
  'POST',
  '/api/ai/ai-food-assistant',
  (e) => require(`${__hooks}/lib/assistant/food-assistant.js`).answerQuestion(e),
  $apis.bodyLimit(64 * 1024),
);

routerAdd(
  'POST',
  '/api/ai/ai-enhanced-recommendations',
  (e) => require(`${__hooks}/lib/assistant/enhanced-recommendations.js`).answerRecommendations(e),
  $apis.bodyLimit(16 * 1024),
);

routerAdd('GET', '/api/ai/abilities', (e) => require(`${__hooks}/lib/assistant/ai-abilities.js`).answerAbilities(e));

routerAdd(
  'POST',
  '/api/ai/describe-photo',
  (e) => require(`${__hooks}/lib/assistant/describe-photo.js`).describePhoto(e),
  $apis.bodyLimit(3 * 1024 * 1024),
);
