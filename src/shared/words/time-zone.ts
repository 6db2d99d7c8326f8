/** As people say it: 'Buenos Aires' for 'America/Argentina/Buenos_Aires'. */
export function zoneInWords(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The IANA name of this device's time zone. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
