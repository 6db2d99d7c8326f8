import { useParams } from 'react-router-dom';
import { MemberScreen } from '#features/members/member-screen.tsx';
import { SafetyMenu } from '#features/moderation/safety-menu.tsx';
import { MemberEvents } from '#features/places/event-lists.tsx';
import { MemberPlaces } from '#features/places/member-places.tsx';
import { FoodCard } from '#food-views/cards/food-card.tsx';

/** Another member's page with the catalogue's food cards, and what can be done about a member. */
export function MemberRoute() {
  const { username = '' } = useParams();
  return (
    <MemberScreen
      username={username}
      renderFood={(food) => <FoodCard food={food} />}
      renderPlaces={(member) => {
        const owner = { id: member.id, name: member.fullName || member.username };
        return (
          <>
            <MemberEvents
              member={member.id}
              renderMenu={({ event }) => (
                <SafetyMenu item={{ kind: 'event', id: event.id }} about={event.name} owner={owner} />
              )}
            />
            <MemberPlaces
              member={member.id}
              renderMenu={({ place }) => (
                <SafetyMenu item={{ kind: 'place', id: place.id }} about={place.name} owner={owner} />
              )}
            />
          </>
        );
      }}
      renderMenu={(member) => {
        const name = member.fullName || member.username;
        return <SafetyMenu item={{ kind: 'member', id: member.id }} about={name} owner={{ id: member.id, name }} />;
      }}
      renderBlockedActions={({ id, name }) => <SafetyMenu item={{ kind: 'member', id }} about={name} owner={null} />}
    />
  );
}
