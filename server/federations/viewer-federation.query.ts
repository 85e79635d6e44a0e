import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { FederationMemberType } from "./federation.type";
import type { Viewer } from "../platform/viewer";

/** The federation somebody works with in the federation area: the first that appointed them. */
const federationOf = (viewer: Viewer): string | null => viewer.federationIds[0] ?? null;

builder.objectField(ViewerType, "federationMember", (t) =>
  t.prismaField({
    type: FederationMemberType,
    nullable: true,
    description: "Vínculo com a federação: the first one this person works for; null without one.",
    resolve: (query, viewer, _args, ctx) => {
      const federationId = federationOf(viewer);
      if (federationId === null) return null;
      return ctx.db.federationMember.findUnique({
        ...query,
        where: { userId_federationId: { userId: viewer.userId, federationId } },
      });
    },
  }),
);
