import { FoodCard } from '#food-views/food-card.tsx';
import { LandingScreen } from '#features/landing/landing-screen.tsx';

/** The landing with the catalogue's food cards. */
export function LandingRoute() {
  return <LandingScreen renderFood={(food) => <FoodCard food={food} />} />;
}
