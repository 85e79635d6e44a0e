import { builder } from "../platform/graphql/builder";
import { fetchedBy } from "../platform/graphql/fetch-nodes";
import { venueOf } from "./court-venue.loader";
import { canSeeArenaTournaments } from "../arenas/arena.access";
import type { Viewer } from "../platform/viewer";

/** By its id: who works at its arena, and admins. What shows a court elsewhere decides for itself who sees that. */
const canSeeCourt = (court: { arenaId: string }, viewer: Viewer | null): boolean =>
  canSeeArenaTournaments(court.arenaId, viewer);

export const CourtType = builder.prismaNode("Court", {
  description: "One court of an arena, or one that it has elsewhere for a single tournament (quadra).",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: { public: true }, // the match or schedule it hangs on decides
  extensions: fetchedBy(canSeeCourt),
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number, from 1 (número)." }),
    name: t.exposeString("name", { description: "Name (nome)." }),
    key: t.field({
      type: "UUID",
      description: "Names the court in what one sends about it (chave).",
      resolve: ({ id }) => id,
    }),
    isElsewhere: t.boolean({
      description: "Whether it lies at another venue, for a single tournament (de fora).",
      resolve: ({ venue }) => venue !== null,
    }),
    venue: t.string({
      description: "Venue; where it lies, by the name of its arena or of a venue elsewhere (local).",
      resolve: (court, _args, ctx) => venueOf(court, ctx),
    }),
  }),
});
