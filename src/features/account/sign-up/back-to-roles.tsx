import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BackLink } from '#ui/layout/back-link.tsx';

/** From the registration in a role to the choice of one. */
export function BackToRoles() {
  return (
    <BackLink asChild>
      <Link to="/role-selection">
        <ArrowLeft aria-hidden />
        {t`Back to role selection`}
      </Link>
    </BackLink>
  );
}
