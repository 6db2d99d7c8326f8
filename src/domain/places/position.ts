import { readColumns } from '#domain/values/read-columns.ts';

/** A place on the earth, in degrees: latitude -90 to 90, longitude -180 to 180. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Five decimals are about a metre: more is noise. */
export function roundedPosition({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** null for what is no position. */
export function readPosition(value: unknown): Position | null {
  const columns = readColumns(value);
  const [latitude, longitude] = [columns?.number('latitude') ?? null, columns?.number('longitude') ?? null];
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}

const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far two positions are from each other as the crow flies, in kilometres; computed where it is asked, nothing is sent (R47). */
export function kilometresBetween(one: Position, other: Position): number {
  const [north, east] = [radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2];
  const chord =
    Math.sin(north) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(chord)));
}

interface Addressed {
  readonly address: string;
  readonly position: Position | null;
}

/** Where OpenStreetMap shows a place: its position, or what is found for its address. A link; no map is loaded by this app. */
export function mapAddress({ address, position }: Addressed): string {
  if (position === null) return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const { latitude, longitude } = position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The address by which a phone opens its own map (RFC 5870). */
export function geoAddress({ address, position }: Addressed): string {
  const query = encodeURIComponent(address);
  return position === null
    ? `geo:0,0?q=${query}`
    : `geo:${position.latitude},${position.longitude}?q=${position.latitude},${position.longitude}`;
}
