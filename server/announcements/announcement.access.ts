import type { Announcement } from "../../prisma/generated/client/client";
import { accessRule } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { isSignedIn, type Viewer } from "../platform/viewer";
import type { AnnouncementSenderKind } from "./audience.rules";

/** The sender of an announcement: an arena or a federation. */
export interface AnnouncementSender {
  kind: AnnouncementSenderKind;
  id: string;
}

/** An arena speaks through its managers and a federation through its people; the administration speaks for neither. */
export const speaksFor = ({ kind, id }: AnnouncementSender, viewer: Viewer | null): boolean =>
  isSignedIn(viewer) && (kind === "ARENA" ? viewer.ownedArenaIds : viewer.federationIds).includes(id);

export const senderOf = ({ typename, id }: { typename: string; id: string }): AnnouncementSender => ({
  kind: typename === "Arena" ? "ARENA" : "FEDERATION",
  id,
});

export const maySendAnnouncement = accessRule(
  "ARENA",
  { ARENA_MANAGER: "OWN", FEDERATION_MANAGER: "OWN" },
  ({ senderId }: { senderId: { typename: string; id: string } }, { viewer }: ActionContext) =>
    speaksFor(senderOf(senderId), viewer),
);

/** Finds the viewer's arena or federation with this key, or their first one without a key. Null when it is not theirs. */
export const senderFor = (
  viewer: Viewer | null,
  kind: AnnouncementSenderKind,
  key: string | null | undefined,
): AnnouncementSender | null => {
  if (!isSignedIn(viewer)) return null;
  const ids = kind === "ARENA" ? viewer.ownedArenaIds : viewer.federationIds;
  const id = ids.find((one) => key === null || key === undefined || one === key);
  return id === undefined ? null : { kind, id };
};

/** The rows of a sender. */
export const sentFrom = ({ kind, id }: AnnouncementSender) =>
  kind === "ARENA" ? { arenaId: id } : { federationId: id };

export const senderOfRow = ({
  arenaId,
  federationId,
}: Pick<Announcement, "arenaId" | "federationId">): AnnouncementSender =>
  arenaId === null ? { kind: "FEDERATION", id: federationId ?? "" } : { kind: "ARENA", id: arenaId };
