import { accessRule, organisers } from "../../platform/access.rules";
import type { Affiliation } from "../../../prisma/generated/client/client";
import type { ActionContext } from "../../platform/context";
import { isAdmin, type Viewer } from "../../platform/viewer";
import { otherSide, type AffiliationSide } from "./affiliation.rules";

type Between = Pick<Affiliation, "arenaId" | "federationId">;

/** The viewer's side of an affiliation, or the administration; null for an unrelated viewer. */
export function sideOf({ arenaId, federationId }: Between, viewer: Viewer | null): AffiliationSide | null {
  if (viewer === null) return null;
  if (viewer.ownedArenaIds.includes(arenaId)) return "ARENA";
  if (viewer.federationIds.includes(federationId)) return "FEDERATION";
  return isAdmin(viewer) ? "ADMINISTRATION" : null;
}

/** The arena's owner, the federation's people, admins. */
export const canSeeAffiliation = (affiliation: Between, viewer: Viewer | null): boolean =>
  sideOf(affiliation, viewer) !== null;

/** Whether the viewer may act for this side; a viewer on both sides may act for either. */
const speaksFor = (
  side: "ARENA" | "FEDERATION",
  { arenaId, federationId }: Between,
  viewer: Viewer | null,
): boolean =>
  viewer !== null &&
  (isAdmin(viewer) ||
    (side === "ARENA"
      ? viewer.ownedArenaIds.includes(arenaId)
      : viewer.federationIds.includes(federationId)));

type Proposed = Between & Pick<Affiliation, "proposedBy">;

/** The side that the affiliation was proposed to. */
export const mayAnswer = (affiliation: Proposed, viewer: Viewer | null): boolean =>
  speaksFor(otherSide(affiliation.proposedBy), affiliation, viewer);

/** The side that proposed the affiliation. */
export const mayWithdraw = (affiliation: Proposed, viewer: Viewer | null): boolean =>
  speaksFor(affiliation.proposedBy === "ARENA" ? "ARENA" : "FEDERATION", affiliation, viewer);

/** Access rule by id; false for an unknown id too. */
const ofId =
  (may: (affiliation: Affiliation, viewer: Viewer | null) => boolean) =>
  async (id: string, { db, viewer }: ActionContext): Promise<boolean> => {
    const found = viewer && (await db.affiliation.findUnique({ where: { id } }));
    return found !== null && may(found, viewer);
  };

export const mayAnswerWithId = accessRule("FEDERATION", organisers, ofId(mayAnswer));
export const mayWithdrawWithId = accessRule("FEDERATION", organisers, ofId(mayWithdraw));
export const mayEndWithId = accessRule("FEDERATION", organisers, ofId(canSeeAffiliation));
