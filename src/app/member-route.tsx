import { MessageCircle } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { MemberScreen } from '#features/members/member-screen.tsx';
import type { Profile } from '#domain/member.ts';
import { FoodCard } from '#food-views/food-card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Another member's page with the catalogue's food cards, and what can be done about a member. */
export function MemberRoute() {
  const { username = '' } = useParams();
  return <MemberScreen username={username} renderFood={(food) => <FoodCard food={food} />} renderActions={(member) => <MessageLink member={member} />} />;
}

/** Opens the one conversation of the two members (R18). */
function MessageLink({ member }: { readonly member: Profile }) {
  return <LinkButton asChild tone="outline"><Link to={`/messages?with=${member.id}`}><MessageCircle aria-hidden />Message</Link></LinkButton>;
}

