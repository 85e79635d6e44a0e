import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { FederationMemberType } from "./federation.type";
import type { Viewer } from "../platform/viewer";

/**
 * The federation shown in the viewer's federation area; by default the first that appointed them.
 * @param chosen the requested one; null if it does not exist or is not the viewer's.
 */
const federationOf = ({ federationIds }: Viewer, chosen?: string | null): string | null =>
  federationIds.find((id) => chosen === null || chosen === undefined || id === chosen) ?? null;

builder.objectField(ViewerType, "federationMember", (t) =>
  t.prismaField({
    type: FederationMemberType,
    nullable: true,
    description:
      "The one asked for, if this person works for it; without a key the first (vínculo com a federação). Null for any other.",
    args: {
      key: t.arg({ type: "UUID", description: "Key, of the federation; null for the first (chave)." }),
    },
    resolve: (query, viewer, { key }, ctx) => {
      const federationId = federationOf(viewer, key);
      if (federationId === null) return null;
      return ctx.db.federationMember.findUnique({
        ...query,
        where: { userId_federationId: { userId: viewer.userId, federationId } },
      });
    },
  }),
);
