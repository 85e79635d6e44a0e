import type { Charge } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { accessRule, arenaManagers, organisers } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { whether } from "../../platform/loaders";
import { isAdmin, isSignedIn, type Viewer } from "../../platform/viewer";
import { mostChargesAtOnce } from "./charge-input.rules";
import type { MaybePromise } from "../../platform/when-known";

type Parties = Pick<Charge, "arenaId" | "federationId" | "athleteId">;

/** Whether the viewer acts for the receiver: manages the arena or federation that is paid, or is an admin. */
export const isReceiver = ({ arenaId, federationId }: Parties, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) &&
  (isAdmin(viewer) ||
    (arenaId !== null && canManageArena(arenaId, viewer)) ||
    (federationId !== null && viewer.federationIds.includes(federationId)));

/** Only the payer and the receiver see a charge, not teachers or other athletes. */
export const canSeeCharge = (charge: Parties, viewer: Viewer | null): boolean =>
  isReceiver(charge, viewer) ||
  (isSignedIn(viewer) && charge.athleteId !== null && charge.athleteId === viewer.athleteId);

/** Athletes who attend or attended an arena of the viewer. Former athletes may still owe money. */
const hasAttended = whether(async ({ db, viewer }, athleteIds) => {
  const links = await db.arenaAthlete.findMany({
    where: { athleteId: { in: athleteIds }, arenaId: { in: [...(viewer?.ownedArenaIds ?? [])] } },
    select: { athleteId: true },
  });
  return links.map(({ athleteId }) => athleteId);
});

/** Who sees an athlete's debts: the athlete, managers of arenas they attend or attended, and admins. */
export function seesChargesOf(athleteId: string, ctx: ActionContext): MaybePromise<boolean> {
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (isAdmin(viewer) || viewer.athleteId === athleteId) return true;
  return viewer.ownedArenaIds.length > 0 && hasAttended(ctx).load(athleteId);
}

/** Managing several charges requires being the receiver of every one. */
export const canManageCharges = accessRule(
  "MONEY",
  organisers,
  async ({ chargeIds }: { chargeIds: readonly { id: string }[] }, { viewer, db }: ActionContext) => {
    if (!isSignedIn(viewer)) return false;
    if (!isAdmin(viewer) && viewer.ownedArenaIds.length + viewer.federationIds.length === 0) return false;
    // Input validation rejects longer lists later.
    const ids = [...new Set(chargeIds.slice(0, mostChargesAtOnce).map(({ id }) => id))];
    const charges = await db.charge.findMany({
      where: { id: { in: ids } },
      select: { arenaId: true, federationId: true, athleteId: true },
    });
    return charges.length === ids.length && charges.every((charge) => isReceiver(charge, viewer));
  },
);

/** Record payments, refund, change or cancel a charge. False also if the charge does not exist. */
export const canManageCharge = accessRule("MONEY", organisers, async (id: string, ctx: ActionContext) => {
  const { viewer, db } = ctx;
  if (!isSignedIn(viewer)) return false;
  if (!isAdmin(viewer) && viewer.ownedArenaIds.length + viewer.federationIds.length === 0) return false;
  const charge = await db.charge.findUnique({
    where: { id },
    select: { arenaId: true, federationId: true, athleteId: true },
  });
  return charge !== null && isReceiver(charge, viewer);
});

const ofOwnArena = ({ arenaId }: Pick<Charge, "arenaId">, viewer: Viewer | null): boolean =>
  arenaId !== null && canManageArena(arenaId, viewer);

/** Collect a charge by the arena's bank: federations have no agreement with one. */
export const canCollectCharge = accessRule("MONEY", arenaManagers, async (id: string, ctx: ActionContext) => {
  if (!(await canManageCharge(id, ctx))) return false;
  const charge = await ctx.db.charge.findUniqueOrThrow({ where: { id }, select: { arenaId: true } });
  return ofOwnArena(charge, ctx.viewer);
});

/** The same for several. */
export const canCollectCharges = accessRule(
  "MONEY",
  arenaManagers,
  async (asked: { chargeIds: readonly { id: string }[] }, ctx: ActionContext) => {
    if (!(await canManageCharges(asked, ctx))) return false;
    const ids = asked.chargeIds.slice(0, mostChargesAtOnce).map(({ id }) => id);
    const select = { arenaId: true };
    const charges = await ctx.db.charge.findMany({ where: { id: { in: ids } }, select });
    return charges.every((charge) => ofOwnArena(charge, ctx.viewer));
  },
);
