import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { builder } from "../platform/graphql/builder";
import { TournamentType } from "./tournament.type";

interface Place {
  name: string;
  address: string | null;
  city: string | null;
}

const TournamentPlaceType = builder.objectRef<Place>("TournamentPlace").implement({
  description:
    "Tournament place; where a tournament is played; of an arena no more than a poster would say (local).",
  authScopes: { public: true }, // the tournament it hangs on decides
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name, of the arena, or of the venue (nome)." }),
    address: t.exposeString("address", {
      nullable: true,
      description: "Address; null when it is not an arena's own tournament (endereço completo).",
    }),
    city: t.exposeString("city", {
      nullable: true,
      description: "City; null when it is not known (cidade).",
    }),
  }),
});

const host = {
  arena: { select: { name: true, fullAddress: true, city: true } },
  federation: { select: { name: true } },
} as const;

builder.prismaObjectField(TournamentType, "place", (t) =>
  t.field({
    type: TournamentPlaceType,
    nullable: true,
    description: "Place; null while a championship has none (local).",
    select: host,
    resolve: ({ arena, venue }) => {
      if (arena) return { name: venue ?? arena.name, address: arena.fullAddress, city: arena.city };
      return venue === null ? null : { name: venue, address: null, city: null };
    },
  }),
);

builder.prismaObjectField(TournamentType, "timeZone", (t) =>
  t.string({
    description:
      "The IANA time zone for all times of the tournament: its arena's, or Brasília's without an arena (fuso horário).",
    select: { arena: { select: { timeZone: true } } },
    resolve: ({ arena }) => timeZoneOfPlace(arena),
  }),
);

builder.prismaObjectField(TournamentType, "isChampionship", (t) =>
  t.boolean({
    description: "Whether a federation organises it (campeonato).",
    resolve: ({ federationId }) => federationId !== null,
  }),
);

builder.prismaObjectField(TournamentType, "organiserName", (t) =>
  t.string({
    description: "The name of the arena or federation that runs the tournament (organização).",
    select: host,
    resolve: ({ arena, federation }) => federation?.name ?? arena?.name ?? "",
  }),
);
