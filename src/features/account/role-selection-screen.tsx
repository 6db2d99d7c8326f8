import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, ArrowRight, ChefHat, House, type LucideIcon, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackLink } from '#ui/back-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface RoleOffer {
  /** null: the registration form of this role is not open yet. */
  readonly to: string | null;
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

const offers: readonly RoleOffer[] = [
  { to: '/auth?role=home_chef', title: 'Home Chef', text: 'You cook for friends and family, and know how it should taste.', icon: House },
  { to: null, title: 'Professional Chef', text: 'You cook for a living. Your portfolio can be verified.', icon: ChefHat },
  { to: null, title: 'Restaurant Owner', text: 'You run a kitchen. Your restaurant can be verified.', icon: Store },
];

/** Who are you? (spec 1 §2, /role-selection) */
export function RoleSelectionScreen() {
  return (
    <Page
      heading="Choose Your Role"
      lead="It tells others from which side of the stove you speak."
      back={<BackLink asChild><Link to="/"><ArrowLeft aria-hidden />Back to Home</Link></BackLink>}
    >
      <chakra.ul display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }} gap="4">
        {offers.map(({ to, title, text, icon: Icon }) => (
          <li key={title}>
            <Card interactive={to !== null} height="full" display="flex" flexDirection={{ base: 'row', md: 'column' }} gap={{ base: '4', md: '5' }}>
              <chakra.span aria-hidden display="grid" placeItems="center" boxSize="14" flexShrink="0" borderRadius="lg" bg="paprika.soft" color="paprika.text"><Icon size={28} strokeWidth={1.75} /></chakra.span>
              <chakra.div flex="1">
                <Heading as="h2" size="card">{to === null ? title : <CardLink asChild><Link to={to}>{title}</Link></CardLink>}</Heading>
                <chakra.p color="ink.muted" mt="1">{text}</chakra.p>
                {to === null ? <Badge mt="3">Registration opens soon</Badge> : <chakra.span aria-hidden display="block" color="paprika.text" mt="3"><ArrowRight size={24} /></chakra.span>}
              </chakra.div>
            </Card>
          </li>
        ))}
      </chakra.ul>
      <chakra.p mt="8">Already have an account? <TextLink asChild><Link to="/auth">Sign in</Link></TextLink></chakra.p>
    </Page>
  );
}
