import { ProfessionalScreen } from '#features/account/professional-screen.tsx';

export function ChefRegistration() {
  return <ProfessionalScreen role="professional_chef" />;
}

export function RestaurantRegistration() {
  return <ProfessionalScreen role="restaurant_owner" />;
}
