import { builder } from "../platform/graphql/builder";
import { fetchedBy } from "../platform/graphql/fetch-nodes";
import { canSeeCourt } from "./court.access";
import { venueOf } from "./court-venue.loader";

export const CourtType = builder.prismaNode("Court", {
  description: "Quadra: one court of an arena, or one that it has elsewhere for a single tournament.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: { public: true }, // the match or schedule it hangs on decides
  extensions: fetchedBy(canSeeCourt),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Número: from 1." }),
    name: t.exposeString("name", { description: "Nome." }),
    key: t.field({
      type: "UUID",
      description: "Chave: names the court in what one sends about it.",
      resolve: ({ id }) => id,
    }),
    isElsewhere: t.boolean({
      description: "De fora: whether it lies at another venue, for a single tournament.",
      resolve: ({ venue }) => venue !== null,
    }),
    venue: t.string({
      description: "Local: where it lies, by the name of its arena or of a venue elsewhere.",
      resolve: (court, _args, ctx) => venueOf(court, ctx),
    }),
  }),
});
