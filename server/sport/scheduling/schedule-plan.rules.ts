/** Matches start at whole multiples of it. */
export const slotMinutes = 5;

/** How a tournament is planned unless its organiser says otherwise; the defaults of its columns. */
export const usualPlay = { matchMinutes: 40, minRestMinutes: 20 } as const;

/** The largest numbers of courts and of days that a forecast considers. */
export const mostForecastCourts = 20;
export const mostForecastDays = 31;

/** Minutes since 1970-01-01T00:00Z. */
export type EpochMinute = number;

/** From `startsAt` until just before `endsAt`. */
export interface Interval {
  readonly startsAt: EpochMinute;
  readonly endsAt: EpochMinute;
}

/** A match that wants a court and a time. */
export interface ScheduleMatch {
  readonly id: string;
  /** As people call it: "Jogo 12". */
  readonly label: string;
  readonly category: string;
  /** Athletes who play it for certain. */
  readonly athleteIds: readonly string[];
  /** Athletes who may come to a side that is not decided yet. */
  readonly possibleAthleteIds: readonly string[];
  readonly minutes: number;
  /** Matches that are over before it starts; ids that stand for no match of the schedule are over already. */
  readonly follows: readonly string[];
  readonly earliestStart: EpochMinute | null;
}

export interface ScheduleCourt {
  readonly id: string;
  /** "Quadra 1". */
  readonly label: string;
  /** "Arena Sol": between courts of different venues one has to travel. */
  readonly venue: string;
}

/** When a court may be used for the tournament. */
export interface CourtWindow extends Interval {
  readonly courtId: string;
}

export const occupationKinds = ["CLASS", "RENTAL", "BLOCK", "MATCH"] as const;
export type OccupationKind = (typeof occupationKinds)[number];

/** When a court is taken by something else; MATCH is a match of another tournament. */
export interface Occupation extends Interval {
  readonly courtId: string;
  readonly kind: OccupationKind;
}

export interface Unavailability extends Interval {
  readonly athleteId: string;
}

/** Everything a schedule has to respect. */
export interface ScheduleSetting {
  readonly matches: readonly ScheduleMatch[];
  readonly courts: readonly ScheduleCourt[];
  readonly windows: readonly CourtWindow[];
  readonly occupations: readonly Occupation[];
  readonly unavailabilities: readonly Unavailability[];
  /** Between the end of an athlete's match and the start of the next one, of whatever category. */
  readonly minRestMinutes: number;
  /** From any venue to any other. */
  readonly travelMinutes: number;
  /** Names of athletes for the reasons; who has none is "um atleta". */
  readonly athleteNames: ReadonlyMap<string, string>;
  /** IANA zone in which reasons tell the time. */
  readonly timeZone: string;
}

export interface Placement extends Interval {
  readonly matchId: string;
  readonly courtId: string;
}
