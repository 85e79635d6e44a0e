import { accessRule, type ApiKeyKind, federationManagers } from "../platform/access.rules";
import type { ActionContext } from "../platform/context";
import { actsForFederation } from "./api-key.rules";
import type { Prisma } from "../../prisma/generated/client/client";
import type { Database } from "../platform/database";
import { isAdmin, isSignedIn, type Viewer } from "../platform/viewer";

/** Keys of a federation: those who work for it, and admins. Keys of no federation: admins. */
export const canManageApiKeys = (federationId: string | null, viewer: Viewer | null): boolean =>
  isAdmin(viewer) || (federationId !== null && (viewer?.federationIds.includes(federationId) ?? false));

export const apiKeysVisibleTo = (viewer: Viewer | null): Prisma.ApiKeyWhereInput => {
  if (!isSignedIn(viewer)) return { id: { in: [] } };
  return isAdmin(viewer) ? {} : { federationId: { in: [...viewer.federationIds] } };
};

/** False as well for a key that does not exist. */
export const canManageApiKey = accessRule(
  "FEDERATION",
  federationManagers,
  async (id: string, { db, viewer }: { db: Database; viewer: Viewer | null }) => {
    const where = { AND: [{ id }, apiKeysVisibleTo(viewer)] };
    return (await db.apiKey.findFirst({ where, select: { id: true } })) !== null;
  },
);

export const canCreateApiKey = accessRule(
  "FEDERATION",
  federationManagers,
  (
    { kind, federationId }: { kind: ApiKeyKind; federationId?: { id: string } | null | undefined },
    { viewer }: ActionContext,
  ) => canManageApiKeys(actsForFederation(kind) ? (federationId?.id ?? null) : null, viewer),
);
