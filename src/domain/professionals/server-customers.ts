/** What may be told of those who rated a professional's foods, for PocketBase's hooks: the server asks the same rule that is tried here. */
export { customerFigures, LEAST_PEOPLE, mayRenew, tasteGroups } from './customer-insights.ts';
