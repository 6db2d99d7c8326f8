import { LoadingState } from '#ui/loading-state.tsx';
import { Page } from '#ui/page.tsx';

export function FoodScreen() {
  return <Page heading="Food"><LoadingState label="Loading..." /></Page>;
}
