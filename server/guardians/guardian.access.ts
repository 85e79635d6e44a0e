import type { Guardianship, Prisma } from "../../prisma/generated/client/client";
import { canSeePersonalData, correctsAthlete, minors } from "../athletes/athlete.access";
import { athletesOf } from "../athletes/athlete.loader";
import { isShownArenaAthlete } from "../athletes/arena-athletes/arena-athlete.access";
import { accessRule, adminsOnly, arenaManagers, athletes, everyone } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { whether } from "../platform/loaders";
import { isSignedIn, type Viewer } from "../platform/viewer";
import { allOf, bothHold, eitherHolds, whenKnown, type MaybePromise } from "../platform/when-known";
import { isUnderAge } from "./guardian.rules";

/** Active guardianships and open invitations, of minors with an active record. */
export const standing = (now: Date) =>
  ({
    status: { in: ["INVITED", "ACTIVE"] },
    athlete: { status: "ACTIVE", ...minors(now) },
  }) satisfies Prisma.GuardianshipWhereInput;

/** The viewer's own guardianships and invitations; while acting for a minor, only that one. */
export const guardianshipsOf = (viewer: Viewer): Prisma.GuardianshipWhereInput =>
  viewer.actsFor !== null
    ? { id: viewer.actsFor.guardianshipId }
    : {
        OR: [
          { userId: viewer.userId, status: "ACTIVE" },
          ...(viewer.emailConfirmed ? [{ email: viewer.email, status: "INVITED" as const }] : []),
        ],
      };

type Seen = Pick<Guardianship, "id" | "athleteId" | "userId" | "email" | "status">;

/** Whether the viewer is the invited person: a verified address that matches, and not acting for a minor. */
export const isAskedByIt = (
  { email, status }: Pick<Seen, "email" | "status">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  viewer.actsFor === null &&
  viewer.emailConfirmed &&
  status === "INVITED" &&
  email === viewer.email;

/** Whether the viewer is this guardian; false while the viewer acts for another minor. */
export const isGuardianBy = (
  { id, userId, status }: Omit<Seen, "athleteId" | "email">,
  viewer: Viewer | null,
): boolean =>
  isSignedIn(viewer) &&
  status === "ACTIVE" &&
  viewer.userId === userId &&
  (viewer.actsFor === null || viewer.actsFor.guardianshipId === id);

/** Whether the viewer teaches the minor, at an arena that shows the minor's record to teachers. */
const teachesMinor = whether(async (ctx, athleteIds) => {
  const taught = ctx.viewer?.taughtArenaIds ?? [];
  const rows = await ctx.db.arenaAthlete.findMany({
    where: { athleteId: { in: athleteIds }, arenaId: { in: [...taught] }, active: true },
    select: { id: true, athleteId: true },
  });
  const shown = await allOf(rows.map(({ id }) => isShownArenaAthlete(ctx).load(id)));
  return rows.flatMap(({ athleteId }, index) => (shown[index] ? [athleteId] : []));
});

/**
 * Users who see the guardians of a minor: the minor, managers of the minor's arenas, admins, and the minor's teachers.
 */
export const seesGuardiansOf = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  eitherHolds(canSeePersonalData(athleteId, ctx), () =>
    (ctx.viewer?.taughtArenaIds.length ?? 0) > 0 ? teachesMinor(ctx).load(athleteId) : false,
  );

/** A guardianship ends when the minor turns 18. Its row stays unchanged and is hidden from everyone. */
export const canSeeGuardianship = (row: Seen, ctx: ActionContext): MaybePromise<boolean> =>
  bothHold(
    eitherHolds(isAskedByIt(row, ctx.viewer) || isGuardianBy(row, ctx.viewer), () =>
      seesGuardiansOf(row.athleteId, ctx),
    ),
    () => whenKnown(athletesOf(ctx).load(row.athleteId), (athlete) => isUnderAge(athlete, ctx.now)),
  );

/** Users who see the guardian's address and phone: as above, but without teachers. */
export const seesGuardianContact = (row: Seen, ctx: ActionContext): MaybePromise<boolean> =>
  eitherHolds(isAskedByIt(row, ctx.viewer) || isGuardianBy(row, ctx.viewer), () =>
    canSeePersonalData(row.athleteId, ctx),
  );

/** The same check for a minor who is known to exist. */
export const mayInviteGuardian = (athleteId: string, ctx: ActionContext): MaybePromise<boolean> =>
  ctx.viewer?.actsFor === null &&
  eitherHolds(ctx.viewer.athleteId === athleteId, () => correctsAthlete(athleteId, ctx));

/** Invite a guardian: the minor's own account, and managers of the minor's arenas. */
export const canInviteGuardian = accessRule(
  "ACCOUNT",
  { ...athletes, ...arenaManagers },
  async (athleteId: string, ctx: ActionContext) => {
    if (!isSignedIn(ctx.viewer) || !(await mayInviteGuardian(athleteId, ctx))) return false;
    return (await ctx.db.athlete.count({ where: { id: athleteId } })) > 0;
  },
);

const byId = (id: string, { db }: ActionContext) => db.guardianship.findUnique({ where: { id } });

/** Answer an invitation: the invited person, also after accepting, so that a repeated answer is idempotent. */
export const isAskedToGuard = accessRule("ACCOUNT", everyone, async (id: string, ctx: ActionContext) => {
  const row = await byId(id, ctx);
  return row !== null && (isAskedByIt(row, ctx.viewer) || isGuardianBy(row, ctx.viewer));
});

/** Consent to show the minor's name in public: the guardian. */
export const isGuardian = accessRule("ACCOUNT", everyone, async (id: string, ctx: ActionContext) => {
  const row = await byId(id, ctx);
  return row !== null && isGuardianBy(row, ctx.viewer);
});

/** The guardian, the minor's own account, who manages an arena the minor attends, and admins. */
export const canEndGuardianship = accessRule(
  "ACCOUNT",
  { ...everyone, ...adminsOnly },
  async (id: string, ctx: ActionContext) => {
    const { viewer } = ctx;
    if (!isSignedIn(viewer) || viewer.actsFor !== null) return false;
    const row = await byId(id, ctx);
    return row !== null && mayEnd(row, ctx);
  },
);

/** The same check for a row that is known to exist. */
export const mayEnd = (row: Seen, ctx: ActionContext): MaybePromise<boolean> =>
  ctx.viewer?.actsFor === null &&
  eitherHolds(isGuardianBy(row, ctx.viewer) || ctx.viewer.athleteId === row.athleteId, () =>
    correctsAthlete(row.athleteId, ctx),
  );

/** Minors whose name is public by a guardian's consent. */
export const namedByConsent = (now: Date): Prisma.AthleteWhereInput => ({
  guardianships: { some: { status: "ACTIVE", nameConsentAt: { not: null } } },
  ...minors(now),
});

/** Minors whose full name the viewer may see as their guardian. */
export const ownChildren = (viewer: Viewer): Prisma.AthleteWhereInput =>
  viewer.actsFor === null
    ? { guardianships: { some: { userId: viewer.userId, status: "ACTIVE" } } }
    : { id: viewer.actsFor.athleteId };
