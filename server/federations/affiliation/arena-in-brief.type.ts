import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import type { ArenaInBrief } from "./affiliation.loader";

export const ArenaInBriefType = builder.objectRef<ArenaInBrief>("ArenaInBrief").implement({
  description: "What federations may know of it (arena em resumo).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, of this summary, opaque; of no use but to tell them apart.",
      resolve: ({ pageKey }) => encodeGlobalId("ArenaInBrief", pageKey),
    }),
    key: t.exposeString("pageKey", { description: "Key, as its address carries it (chave)." }),
    name: t.exposeString("name", { description: "Name (nome da arena)." }),
    fullAddress: t.exposeString("fullAddress", { description: "Full address (endereço completo)." }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
    uf: t.exposeString("uf", {
      nullable: true,
      description: "Two letters; null when it is not known (UF).",
    }),
  }),
});
