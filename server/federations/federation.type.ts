import { builder } from "../platform/graphql/builder";
import { canSeeFederation } from "./federation.access";

export const FederationType = builder.prismaNode("Federation", {
  description:
    "Federação: its championships, rankings and arenas. Visible to who works for it and to admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (federation, ctx) => canSeeFederation(federation.id, ctx.viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome." }),
    acronym: t.exposeString("acronym", { description: "Sigla: upper case." }),
    active: t.exposeBoolean("active", {
      description: "Ativa: false until an admin activates it; nothing of it is public before.",
    }),
  }),
});

export const FederationMemberType = builder.prismaNode("FederationMember", {
  description: "Usuário da federação: somebody who works for it, and as what.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (member, ctx) => canSeeFederation(member.federationId, ctx.viewer),
  fields: (t) => ({
    position: t.exposeString("position", { description: "Cargo: for instance “Presidente”." }),
    federation: t.relation("federation", { type: FederationType, description: "Federação." }),
  }),
});
