import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import type { FederationInBrief } from "./affiliation.loader";

export const PublicFederationType = builder.objectRef<FederationInBrief>("PublicFederation").implement({
  description: "Federação em resumo: what arenas may know of it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "Id: of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ id }) => encodeGlobalId("PublicFederation", id),
    }),
    key: t.field({
      type: "UUID",
      description: "Chave: to ask it for an affiliation.",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Nome." }),
    acronym: t.exposeString("acronym", { description: "Sigla: upper case." }),
    website: t.exposeString("website", { nullable: true, description: "Site oficial: null without one." }),
  }),
});
