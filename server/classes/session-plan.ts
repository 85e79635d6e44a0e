import type { ClassKind } from "./class-words.rules";

/** A class that is to be on one day. Ids are those of rows. */
export interface SessionPlan {
  /** Of the row that it is or will be. */
  id: string;
  weeklyClassId: string | null;
  /** YYYY-MM-DD */
  originalDate: string;
  arenaId: string;
  teacherId: string;
  courtId: string | null;
  kind: ClassKind;
  name: string | null;
  category: string;
  maxStudents: number;
  minStudents: number | null;
  priceInCents: number | null;
  startsAt: Date;
  endsAt: Date;
  athleteIds: readonly string[];
}
