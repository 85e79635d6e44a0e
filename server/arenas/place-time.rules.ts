import { brasiliaTime } from "../platform/time/time-zone.rules";

/** The clocks by which everything at an arena goes; those of Brasília for what belongs to none. */
export const timeZoneOfPlace = (arena: { readonly timeZone: string } | null): string =>
  arena?.timeZone ?? brasiliaTime;
