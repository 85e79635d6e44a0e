import { brasiliaTime } from "../platform/time/time-zone.rules";

/** What a new arena starts with: 1 court, R$ 50 per hour, R$ 30 for a day, open from 6 to 22, by the clocks of Brasília. */
export const defaultArenaSettings = {
  courtCount: 1,
  hourlyRateInCents: 50_00,
  dayUseInCents: 30_00,
  opensAt: "06:00",
  closesAt: "22:00",
  timeZone: brasiliaTime,
} as const;
