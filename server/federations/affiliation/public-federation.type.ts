import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import type { FederationInBrief } from "./affiliation.loader";

export const PublicFederationType = builder.objectRef<FederationInBrief>("PublicFederation").implement({
  description: "What arenas may know of it (federação em resumo).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ id }) => encodeGlobalId("PublicFederation", id),
    }),
    key: t.field({
      type: "UUID",
      description: "Key, to ask it for an affiliation (chave).",
      resolve: ({ id }) => id,
    }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    acronym: t.exposeString("acronym", { description: "Upper case (sigla)." }),
    website: t.exposeString("website", {
      nullable: true,
      description: "Website; null without one (site oficial).",
    }),
  }),
});
