import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import type { ArenaInBrief } from "./affiliation.loader";

export const ArenaInBriefType = builder.objectRef<ArenaInBrief>("ArenaInBrief").implement({
  description: "Arena em resumo: what federations may know of it.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "Id: of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ pageKey }) => encodeGlobalId("ArenaInBrief", pageKey),
    }),
    key: t.exposeString("pageKey", { description: "Chave: as its address carries it." }),
    name: t.exposeString("name", { description: "Nome da arena." }),
    fullAddress: t.exposeString("fullAddress", { description: "Endereço completo." }),
    city: t.exposeString("city", { nullable: true, description: "Cidade: null when it is not known." }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "UF: two letters; null when it is not known.",
    }),
  }),
});
