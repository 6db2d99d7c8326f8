import { t } from '@lingui/core/macro';
import { Map as MapIcon, Smartphone } from 'lucide-react';
import type { Place } from '#domain/places/place.ts';
import { geoAddress, mapAddress } from '#domain/places/position.ts';
import { LinkButton } from '#ui/layout/link-button.tsx';
import { Row } from '#ui/layout/row.tsx';

/** A phone that opens `geo:` addresses in its own map. */
const opensGeo = /Android/i.test(navigator.userAgent);

/** The ways to a map. No map is loaded here: the place is told to OpenStreetMap only when it is pressed. */
export function MapLinks({ place }: { readonly place: Pick<Place, 'name' | 'address' | 'position'> }) {
  return (
    <Row gap="2">
      <LinkButton
        href={mapAddress(place)}
        target="_blank"
        rel="noopener noreferrer"
        tone="outline"
        size="sm"
        minH="target"
        aria-label={t`${place.name} on OpenStreetMap`}
      >
        <MapIcon aria-hidden />
        {t`Map`}
      </LinkButton>
      {opensGeo ? (
        <LinkButton href={geoAddress(place)} tone="outline" size="sm" minH="target">
          <Smartphone aria-hidden />
          {t`Open in my map app`}
        </LinkButton>
      ) : null}
    </Row>
  );
}
