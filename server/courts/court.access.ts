import { canSeeArenaTournaments } from "../arenas/arena.access";
import type { Viewer } from "../platform/viewer";

/** By its id: who works at its arena, and admins. What shows a court elsewhere decides for itself who sees that. */
export const canSeeCourt = (court: { arenaId: string }, viewer: Viewer | null): boolean =>
  canSeeArenaTournaments(court.arenaId, viewer);
