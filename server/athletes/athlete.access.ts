import { accessRule, arenaManagers, athletes } from "../platform/access.rules";
import type { Athlete, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { whether } from "../platform/loaders";
import { foundBy } from "../platform/search.rules";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { isAdmin, isSignedIn, type Caller, type Viewer } from "../platform/viewer";
import { eitherHolds, whenKnown, type Soon } from "../platform/when-known";
import { isOwnStudent } from "./arena-athletes/arena-athlete.access";
import { adultSince, initials, isMinor } from "./display-name.rules";

/** Which of the athletes a request shows attend such an arena; one statement for all of them. */
const attends = (arenas: (viewer: Viewer) => Prisma.ArenaWhereInput) =>
  whether(async ({ db, viewer }, athleteIds) => {
    if (!viewer) return [];
    const links = await db.arenaAthlete.findMany({
      where: { athleteId: { in: athleteIds }, active: true, arena: arenas(viewer) },
      select: { athleteId: true },
    });
    return links.map(({ athleteId }) => athleteId);
  });

export const attendsOwnArena = attends(({ ownedArenaIds }) => ({ id: { in: [...ownedArenaIds] } }));

/** A suspended arena's people read, and change nothing. */
const attendsRunningArena = attends(({ ownedArenaIds }) => ({
  id: { in: [...ownedArenaIds] },
  active: true,
}));

/** What a federation sees of its athletes may say so. */
export const attendsAffiliatedArena = attends(({ federationIds }) => ({
  federation: { id: { in: [...federationIds] }, active: true },
}));

/** Where strangers and programs come across an athlete. */
export interface Meeting {
  /** In public. */
  byAnybody: Prisma.AthleteWhereInput[];
  /** Where a program's key lets it read. */
  byKey: (caller: Caller) => Prisma.AthleteWhereInput[];
}

const meetings: Meeting[] = [];

/** Domains above say so, where the server is put together. */
export const meetAthletes = (meeting: Meeting): void => void meetings.push(meeting);

/** Which athletes somebody comes across; one statement for all of them. */
const comesAcross = (where: (ctx: ActionContext) => Prisma.AthleteWhereInput[]) =>
  whether(async (ctx, ids) => {
    const rows = await ctx.db.athlete.findMany({
      where: { id: { in: ids }, OR: where(ctx) },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  });
const metByAnybody = comesAcross(({ now }) => [
  hasPublicPage(now),
  ...meetings.flatMap(({ byAnybody }) => byAnybody),
]);

/** Who has a page that strangers may open: they said so, or for a minor whoever still answers for them. */
export function hasPublicPage(now: Date): Prisma.AthleteWhereInput {
  const ofAge = { lte: dayToDatabase(adultSince(dayAt(now, brasiliaTime))) };
  return {
    publicSince: { not: null },
    status: "ACTIVE",
    OR: [{ birthDate: null }, { birthDate: ofAge }, { guardianships: { some: { status: "ACTIVE" } } }],
  };
}

const isPublic = whether(async ({ db, now }, ids) => {
  const rows = await db.athlete.findMany({
    where: { AND: [{ id: { in: ids } }, hasPublicPage(now)] },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** How somebody has been playing, and where they stand: everyone signed in, programs, and strangers where there is a public page. */
export const canSeeFigures = (athleteId: string, ctx: ActionContext): Soon<boolean> =>
  isSignedIn(ctx.viewer) || ctx.apiKey !== null || (ctx.viewer === null && isPublic(ctx).load(athleteId));

const metByKey = comesAcross((ctx) => meetings.flatMap(({ byKey }) => byKey(ctx)));

/** Whom somebody calls by name, as onto a court. */
type Called = (viewer: Viewer) => Prisma.AthleteWhereInput;

const calls: Called[] = [];

/** Domains above say so, where the server is put together. */
export const callAthletes = (called: Called): void => void calls.push(called);

const isCalled = whether(async ({ db, viewer }, ids) => {
  if (!isSignedIn(viewer)) return [];
  const rows = await db.athlete.findMany({
    where: { id: { in: ids }, OR: calls.map((called) => called(viewer)) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** Which minors are named in full to everybody. */
type Named = (now: Date) => Prisma.AthleteWhereInput;

const named: Named[] = [];

/** Domains above say so, where the server is put together. */
export const nameMinors = (where: Named): void => void named.push(where);

const isNamed = whether(async ({ db, now }, ids) => {
  const rows = await db.athlete.findMany({
    where: { id: { in: ids }, OR: named.map((where) => where(now)) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/**
 * The sporting part: everyone signed in; a program of those in the rankings and tournaments it reads; anybody else of who
 * stands in a public ranking or plays in a tournament that is open to everybody.
 */
export function canSeeAthlete(athleteId: string, ctx: ActionContext): Soon<boolean> {
  if (ctx.apiKey !== null) return metByKey(ctx).load(athleteId);
  // Who has yet to choose a password of their own sees nothing but that.
  if (ctx.viewer !== null) return isSignedIn(ctx.viewer);
  return metByAnybody(ctx).load(athleteId);
}

/** Birth date and gender: the athlete, the managers of arenas they attend, and admins. */
export function canSeePersonalData(athleteId: string, ctx: ActionContext): Soon<boolean> {
  const { viewer } = ctx;
  if (!viewer) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return viewer.ownedArenaIds.length > 0 && attendsOwnArena(ctx).load(athleteId);
}

/** E-mail and phone: the same, and who teaches them. */
export const canSeeContact = (athleteId: string, ctx: ActionContext): Soon<boolean> =>
  eitherHolds(canSeePersonalData(athleteId, ctx), () =>
    (ctx.viewer?.taughtArenaIds.length ?? 0) > 0 ? isOwnStudent(ctx).load(athleteId) : false,
  );

/** Correct level, birth date and gender of somebody there is: the managers of arenas they attend, and admins. */
export function correctsAthlete(athleteId: string, ctx: ActionContext): Soon<boolean> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (isAdmin(viewer)) return true;
  return viewer.ownedArenaIds.length > 0 && attendsRunningArena(ctx).load(athleteId);
}

/** The same. False as well for an athlete who does not exist. */
export const canCorrectAthlete = accessRule(
  "ARENA",
  arenaManagers,
  async (athleteId: string, ctx: ActionContext) => {
    if (!(await correctsAthlete(athleteId, ctx))) return false;
    return (await ctx.db.athlete.count({ where: { id: athleteId } })) > 0;
  },
);

/**
 * Who is meant by words of the name, or of the e-mail where the viewer may see it: a search must not tell what a page
 * keeps to itself.
 * @returns null when nothing was typed.
 */
export const athleteFoundBy = (
  search: string | null | undefined,
  viewer: Viewer,
): Prisma.AthleteWhereInput | null => {
  const byName = foundBy<Prisma.AthleteSearchWhereInput>(search, (word) => [{ name: word }]);
  const byEither = foundBy<Prisma.AthleteSearchWhereInput>(search, (word) => [
    { name: word },
    { email: word },
  ]);
  if (!byName || !byEither) return null;
  if (isAdmin(viewer)) return { search: byEither };
  const own = { arenas: { some: { active: true, arenaId: { in: [...viewer.ownedArenaIds] } } } };
  return { OR: [{ search: byName }, { search: byEither, ...own }] };
};

/**
 * The name of a minor: also the federation of an arena they attend, which enters and ranks them, and who calls them onto
 * the court.
 */
const canSeeFullName = (athleteId: string, ctx: ActionContext): Soon<boolean> =>
  eitherHolds(canSeePersonalData(athleteId, ctx), () => {
    const federations = ctx.viewer?.federationIds.length ?? 0;
    return eitherHolds(federations > 0 && attendsAffiliatedArena(ctx).load(athleteId), () =>
      isSignedIn(ctx.viewer) ? isCalled(ctx).load(athleteId) : false,
    );
  });

/** Reckoned once for all the names that a request shows. */
const todayOf = perRequest(({ now }: ActionContext) => dayAt(now, brasiliaTime));

type NamedAthlete = Pick<Athlete, "id" | "fullName" | "birthDate">;

/** A page names the same people many times. */
const namesOf = perRequest((_ctx: ActionContext) => new WeakMap<NamedAthlete, Soon<string>>());

/** The name in full; of minors the initials, except to those who may see more. */
export function displayNameFor(athlete: NamedAthlete, ctx: ActionContext): Soon<string> {
  const names = namesOf(ctx);
  const name = names.get(athlete) ?? nameFor(athlete, ctx);
  names.set(athlete, name);
  return name;
}

function nameFor({ id, fullName, birthDate }: NamedAthlete, ctx: ActionContext): Soon<string> {
  const born = birthDate && dayFromDatabase(birthDate);
  if (!isMinor(born, todayOf(ctx))) return fullName;
  const inFull = eitherHolds(canSeeFullName(id, ctx), () => isNamed(ctx).load(id));
  return whenKnown(inFull, (full) => (full ? fullName : initials(fullName)));
}

/**
 * The athlete of an address /user-profile/{key}, which carries the athlete's id or, after signing in, the user's. They
 * are one and the same unless an arena had registered the athlete before the account was made. Old addresses carry the id
 * of a record that was joined with this one.
 */
export const athleteAt = (key: string, viewer: Viewer | null): Prisma.AthleteWhereInput =>
  key === viewer?.userId && viewer.athleteId !== null
    ? { id: viewer.athleteId }
    : { OR: [{ id: key }, { userId: key }, { mergedRecords: { some: { id: key } } }] };

/** Signed in, with a record as an athlete. */
export const isAthlete = ({ viewer }: ActionContext): boolean =>
  isSignedIn(viewer) && viewer.athleteId !== null;

/** Whether somebody is that athlete, or acts for them as who answers for a minor. */
export const isThatAthlete = (athleteId: string, { viewer }: Pick<ActionContext, "viewer">): boolean =>
  isSignedIn(viewer) && viewer.athleteId === athleteId;

/** What the record does not say yet, and what is one's own to change. */
export const canWriteOwnProfile = accessRule("ACCOUNT", athletes, (_profile: object, ctx: ActionContext) =>
  isAthlete(ctx),
);

/** Opens and closes the page that strangers may see, and chooses the photo: the athlete; of a minor only whoever answers for them. */
export function opensPublicPage(
  { id, birthDate }: Pick<Athlete, "id" | "birthDate">,
  ctx: ActionContext,
): boolean {
  if (!isThatAthlete(id, ctx)) return false;
  return ctx.viewer?.actsFor !== null || !isMinor(birthDate && dayFromDatabase(birthDate), todayOf(ctx));
}

/**
 * The photo: with a public page everybody; else everyone signed in, of a minor only who sees their contacts. Programs with
 * a key see none.
 */
export function canSeePhoto(
  { id, birthDate }: Pick<Athlete, "id" | "birthDate">,
  ctx: ActionContext,
): Soon<boolean> {
  if (isThatAthlete(id, ctx)) return true;
  const minor = isMinor(birthDate && dayFromDatabase(birthDate), todayOf(ctx));
  if (!minor && isSignedIn(ctx.viewer)) return true;
  return eitherHolds(hasOpenPage(id, ctx), () => (isSignedIn(ctx.viewer) ? canSeeContact(id, ctx) : false));
}

/** Whether strangers may open the athlete's page. */
export const hasOpenPage = (athleteId: string, ctx: ActionContext): Soon<boolean> =>
  ctx.apiKey === null && isPublic(ctx).load(athleteId);

/** Takes the photo away: the athlete, the managers of arenas they attend, and admins. */
export const canRemovePhoto = accessRule(
  "ARENA",
  arenaManagers,
  (athleteId: string, ctx: ActionContext): Soon<boolean> =>
    isThatAthlete(athleteId, ctx) || canCorrectAthlete(athleteId, ctx),
);
