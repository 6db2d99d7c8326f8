import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';

export function ExploreScreen() {
  return <Page heading="Explore Food Cultures"><LoadingState label="Loading..." /></Page>;
}
