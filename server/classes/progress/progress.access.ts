import type { Prisma, ProgressNote } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { attendsOwnArena } from "../../athletes/athlete.access";
import { accessRule, arenaManagers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { whether } from "../../platform/loaders";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";
import { eitherHolds, type MaybePromise } from "../../platform/when-known";
import { studentsCalled } from "../class.access";

type Note = Pick<ProgressNote, "arenaId" | "athleteId" | "teacherId" | "shownToAthlete">;

const wrote = ({ arenaId, teacherId }: Pick<Note, "arenaId" | "teacherId">, viewer: Viewer): boolean =>
  viewer.teacherId === teacherId && viewer.taughtArenaIds.includes(arenaId);

/**
 * A note is visible to its author while they teach there, managers of the arena, admins, and to the athlete if shared.
 */
export const canSeeProgressNote = (note: Note, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) &&
  (canManageArena(note.arenaId, viewer) ||
    wrote(note, viewer) ||
    (note.shownToAthlete && viewer.athleteId === note.athleteId));

/** The same as a part of a WHERE. */
export function seenProgressNotes(viewer: Viewer): Prisma.ProgressNoteWhereInput {
  if (isAdmin(viewer)) return {};
  const { ownedArenaIds, taughtArenaIds, teacherId, athleteId } = viewer;
  return {
    OR: [
      { arenaId: { in: [...ownedArenaIds] } },
      ...(teacherId === null ? [] : [{ teacherId, arenaId: { in: [...taughtArenaIds] } }]),
      ...(athleteId === null ? [] : [{ athleteId, shownToAthlete: true }]),
    ],
  };
}

/** Athletes who are in a class that the viewer teaches. One statement for all of them. */
const teaches = whether(async ({ db, viewer }, ids) => {
  if (!isSignedIn(viewer)) return [];
  const rows = await db.athlete.findMany({
    where: { id: { in: ids }, ...studentsCalled(viewer) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** That there are notes at all: the athlete, who manages an arena they attend, who teaches them, and admins. */
export function canSeeProgress(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return eitherHolds(viewer.ownedArenaIds.length > 0 && attendsOwnArena(ctx).load(athleteId), () =>
    viewer.teacherId === null ? false : teaches(ctx).load(athleteId),
  );
}

interface Asked {
  arenaId: { id: string };
  athleteId: { id: string };
}

/** Only the athlete's teachers at the arena may write notes. False also if the arena or the athlete does not exist. */
export const canWriteProgress = accessRule(
  "ARENA",
  { TEACHER: "OWN" },
  async (
    { arenaId: { id: arenaId }, athleteId: { id: athleteId } }: Asked,
    { viewer, db }: ActionContext,
  ) => {
    if (!isSignedIn(viewer) || viewer.teacherId === null || !viewer.taughtArenaIds.includes(arenaId))
      return false;
    const { teacherId } = viewer;
    const taught = await db.sessionStudent.findFirst({
      where: { athleteId, session: { teacherId, arenaId } },
      select: { id: true },
    });
    return taught !== null;
  },
);

const noteWithId = (id: string, { db }: ActionContext) => db.progressNote.findUnique({ where: { id } });

/** Only the author may edit a note, while they still teach at the arena. */
export const canCorrectProgressNote = accessRule(
  "ARENA",
  { TEACHER: "OWN" },
  async (id: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer) || ctx.viewer.teacherId === null) return false;
    const note = await noteWithId(id, ctx);
    return note !== null && correctsProgressNote(note, ctx.viewer);
  },
);

/** Take it away: the same, and who manages the arena. */
export const canRemoveProgressNote = accessRule(
  "ARENA",
  { TEACHER: "OWN", ...arenaManagers },
  async (id: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer)) return false;
    const note = await noteWithId(id, ctx);
    return note !== null && removesProgressNote(note, ctx.viewer);
  },
);

export const correctsProgressNote = (note: Note, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && wrote(note, viewer);

export const removesProgressNote = (note: Note, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && (canManageArena(note.arenaId, viewer) || wrote(note, viewer));

/** Managers of the arena accept or decline a suggested level. */
export const canAnswerSuggestion = accessRule(
  "ARENA",
  arenaManagers,
  async (id: string, ctx: ActionContext) => {
    const { viewer } = ctx;
    if (!isSignedIn(viewer) || (viewer.ownedArenaIds.length === 0 && !isAdmin(viewer))) return false;
    const note = await noteWithId(id, ctx);
    return note !== null && canManageArena(note.arenaId, viewer);
  },
);
