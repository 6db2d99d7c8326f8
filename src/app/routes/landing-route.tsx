import { FoodCard } from '#food-views/cards/food-card.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { isMemberExpected } from '#shared/members/expected-member.ts';

/** The landing with the catalogue's food cards. Until it is known who reads it is drawn for whom it was the last time, in the place of what the document shows. */
export function LandingRoute() {
  const member = useLive(session, []);
  const isSignedIn = member === undefined ? isMemberExpected() : member !== null;
  return <LandingScreen isSignedIn={isSignedIn} renderFood={(food) => <FoodCard food={food} />} />;
}
