import { accessRule, arenaManagers, athletes } from "../platform/access.rules";
import type { Athlete, Prisma } from "../../prisma/generated/client/client";
import { perRequest, type ActionContext } from "../platform/context";
import { whether } from "../platform/loaders";
import { foundBy } from "../platform/search.rules";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";
import { isAdmin, isSignedIn, type Caller, type Viewer } from "../platform/viewer";
import { eitherHolds, whenKnown, type MaybePromise } from "../platform/when-known";
import { isOwnStudent } from "./arena-athletes/arena-athlete.access";
import { adultSince, initials, isMinor } from "./display-name.rules";

/** Athletes of the request who attend one of these arenas. One statement for all of them. */
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

/** Managers of a suspended arena may read but not write. */
const attendsRunningArena = attends(({ ownedArenaIds }) => ({
  id: { in: [...ownedArenaIds] },
  active: true,
}));

/** For access rules about what a federation sees of its athletes. */
export const attendsAffiliatedArena = attends(({ federationIds }) => ({
  federation: { id: { in: [...federationIds] }, active: true },
}));

/** Where anonymous visitors and API keys may see an athlete. */
export interface Meeting {
  /** In public. */
  byAnybody: Prisma.AthleteWhereInput[];
  /** Where a program's key lets it read. */
  byKey: (caller: Caller) => Prisma.AthleteWhereInput[];
}

const meetings: Meeting[] = [];

/** Registered by higher-level domains at startup. */
export const meetAthletes = (meeting: Meeting): void => void meetings.push(meeting);

/** Athletes visible by these conditions. One statement for all of them. */
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

/** Athletes who are minors now. */
export const minors = (now: Date) =>
  ({
    birthDate: { gt: dayToDatabase(adultSince(dayAt(now, brasiliaTime))) },
  }) satisfies Prisma.AthleteWhereInput;

/** The guardianships that count: a guardian's part ends when the athlete comes of age, without a change of the row. */
export const activeGuardianships = (now: Date) =>
  ({ status: "ACTIVE", athlete: minors(now) }) satisfies Prisma.GuardianshipWhereInput;

/** Athletes with a public page: they opened it, or for a minor a guardian who still has guardianship did. */
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

/**
 * Results and rankings are visible to signed-in users, API keys, and, if the athlete has a public page, anonymous
 * visitors.
 */
export const canSeeFigures = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  isSignedIn(ctx.viewer) || ctx.apiKey !== null || (ctx.viewer === null && isPublic(ctx).load(athleteId));

const metByKey = comesAcross((ctx) => meetings.flatMap(({ byKey }) => byKey(ctx)));

/** Athletes whom the viewer calls by name, for example onto a court. */
type Called = (viewer: Viewer) => Prisma.AthleteWhereInput;

const calls: Called[] = [];

/** Registered by higher-level domains at startup. */
export const callAthletes = (called: Called): void => void calls.push(called);

const isCalled = whether(async ({ db, viewer }, ids) => {
  if (!isSignedIn(viewer)) return [];
  const rows = await db.athlete.findMany({
    where: { id: { in: ids }, OR: calls.map((called) => called(viewer)) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/** Minors whose full name is public. */
type Named = (now: Date) => Prisma.AthleteWhereInput;

const named: Named[] = [];

/** Registered by higher-level domains at startup. */
export const nameMinors = (where: Named): void => void named.push(where);

const isNamed = whether(async ({ db, now }, ids) => {
  const rows = await db.athlete.findMany({
    where: { id: { in: ids }, OR: named.map((where) => where(now)) },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
});

/**
 * The sporting profile is visible to every signed-in user; to an API key for athletes in the rankings and tournaments
 * it reads; to anonymous visitors for athletes in a public ranking or tournament.
 */
export function canSeeAthlete(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  if (ctx.apiKey !== null) return metByKey(ctx).load(athleteId);
  // A user with a temporary password counts as not signed in until they choose their own.
  if (ctx.viewer !== null) return isSignedIn(ctx.viewer);
  return metByAnybody(ctx).load(athleteId);
}

/** Birth date and gender: the athlete, the managers of arenas they attend, and admins. */
export function canSeePersonalData(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!viewer) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return viewer.ownedArenaIds.length > 0 && attendsOwnArena(ctx).load(athleteId);
}

/** E-mail and phone: the same viewers, plus the athlete's teachers. */
export const canSeeContact = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  eitherHolds(canSeePersonalData(athleteId, ctx), () =>
    (ctx.viewer?.taughtArenaIds.length ?? 0) > 0 ? isOwnStudent(ctx).load(athleteId) : false,
  );

/**
 * Managers of arenas the athlete attends, and admins, may correct level, birth date and gender. Expects an existing
 * athlete.
 */
export function correctsAthlete(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (isAdmin(viewer)) return true;
  return viewer.ownedArenaIds.length > 0 && attendsRunningArena(ctx).load(athleteId);
}

/** The same; false also if the athlete does not exist. */
export const canCorrectAthlete = accessRule(
  "ARENA",
  arenaManagers,
  async (athleteId: string, ctx: ActionContext) => {
    if (!(await correctsAthlete(athleteId, ctx))) return false;
    return (await ctx.db.athlete.count({ where: { id: athleteId } })) > 0;
  },
);

/**
 * Filter that matches words of the name, or of the e-mail if the viewer may see it: a search must not reveal what pages
 * hide.
 * @returns null for an empty search.
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
 * A minor's full name is also visible to the federation of an arena they attend, which enters and ranks them, and to
 * users who call them onto the court.
 */
const canSeeFullName = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  eitherHolds(canSeePersonalData(athleteId, ctx), () => {
    const federations = ctx.viewer?.federationIds.length ?? 0;
    return eitherHolds(federations > 0 && attendsAffiliatedArena(ctx).load(athleteId), () =>
      isSignedIn(ctx.viewer) ? isCalled(ctx).load(athleteId) : false,
    );
  });

/** Cached per request, for all names. */
const todayOf = perRequest(({ now }: ActionContext) => dayAt(now, brasiliaTime));

type NamedAthlete = Pick<Athlete, "id" | "fullName" | "birthDate">;

/** Cached per request, since a page shows the same names many times. */
const namesOf = perRequest((_ctx: ActionContext) => new WeakMap<NamedAthlete, MaybePromise<string>>());

/** The full name, or initials if the athlete is a minor and the viewer may not see the full name. */
export function displayNameFor(athlete: NamedAthlete, ctx: ActionContext): MaybePromise<string> {
  const names = namesOf(ctx);
  const name = names.get(athlete) ?? nameFor(athlete, ctx);
  names.set(athlete, name);
  return name;
}

function nameFor({ id, fullName, birthDate }: NamedAthlete, ctx: ActionContext): MaybePromise<string> {
  const born = birthDate && dayFromDatabase(birthDate);
  if (!isMinor(born, todayOf(ctx))) return fullName;
  const inFull = eitherHolds(canSeeFullName(id, ctx), () => isNamed(ctx).load(id));
  return whenKnown(inFull, (full) => (full ? fullName : initials(fullName)));
}

/**
 * The athlete of a URL /user-profile/{key}. The key is the athlete's id or, after signing in, the user's id; the two
 * differ if an arena registered the athlete before the account was created. Old URLs carry the id of a record merged
 * into this one.
 */
export const athleteAt = (key: string, viewer: Viewer | null): Prisma.AthleteWhereInput =>
  key === viewer?.userId && viewer.athleteId !== null
    ? { id: viewer.athleteId }
    : { OR: [{ id: key }, { userId: key }, { mergedRecords: { some: { id: key } } }] };

/** Signed in, with a record as an athlete. */
export const isAthlete = ({ viewer }: ActionContext): boolean =>
  isSignedIn(viewer) && viewer.athleteId !== null;

/** Whether the viewer is that athlete, or acts for them as a guardian. */
export const isThatAthlete = (athleteId: string, { viewer }: Pick<ActionContext, "viewer">): boolean =>
  isSignedIn(viewer) && viewer.athleteId === athleteId;

/** Athletes may fill in missing fields of their own profile and change the fields they control. */
export const canWriteOwnProfile = accessRule("ACCOUNT", athletes, (_profile: object, ctx: ActionContext) =>
  isAthlete(ctx),
);

/** The athlete, or for a minor only a guardian, may open or close the public page and choose the photo. */
export function opensPublicPage(
  { id, birthDate }: Pick<Athlete, "id" | "birthDate">,
  ctx: ActionContext,
): boolean {
  if (!isThatAthlete(id, ctx)) return false;
  return ctx.viewer?.actsFor !== null || !isMinor(birthDate && dayFromDatabase(birthDate), todayOf(ctx));
}

/**
 * A photo is visible to everyone if the athlete has a public page, else to signed-in users; a minor's only to users who
 * see their contacts. API keys see no photos.
 */
export function canSeePhoto(
  { id, birthDate }: Pick<Athlete, "id" | "birthDate">,
  ctx: ActionContext,
): MaybePromise<boolean> {
  if (isThatAthlete(id, ctx)) return true;
  const minor = isMinor(birthDate && dayFromDatabase(birthDate), todayOf(ctx));
  if (!minor && isSignedIn(ctx.viewer)) return true;
  return eitherHolds(hasOpenPage(id, ctx), () => (isSignedIn(ctx.viewer) ? canSeeContact(id, ctx) : false));
}

/** Whether anonymous visitors may open the athlete's page. */
export const hasOpenPage = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  ctx.apiKey === null && isPublic(ctx).load(athleteId);

/** The athlete, managers of arenas they attend, and admins may remove the photo. */
export const canRemovePhoto = accessRule(
  "ARENA",
  arenaManagers,
  (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
    isThatAthlete(athleteId, ctx) || canCorrectAthlete(athleteId, ctx),
);
