import { FoodCard } from '#food-views/cards/food-card.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';
import { session } from '#replica/session/session.ts';
import { useLive } from '#replica/database/use-live.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** The landing with the catalogue's food cards. Members are offered more than visitors, so it waits until it is known who reads. */
export function LandingRoute() {
  const member = useLive(session, []);
  if (member === undefined) return <PageSkeleton />;
  return <LandingScreen isSignedIn={member !== null} renderFood={(food) => <FoodCard food={food} />} />;
}
