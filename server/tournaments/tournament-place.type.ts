import { timeZoneOfPlace } from "../arenas/place-time.rules";
import { builder } from "../platform/graphql/builder";
import { TournamentType } from "./tournament.type";

interface Place {
  name: string;
  address: string | null;
  city: string | null;
}

const TournamentPlaceType = builder.objectRef<Place>("TournamentPlace").implement({
  description: "Local: where a tournament is played; of an arena no more than a poster would say.",
  authScopes: { public: true }, // the tournament it hangs on decides
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome: of the arena, or of the venue." }),
    address: t.exposeString("address", {
      nullable: true,
      description: "Endereço completo: null when it is not an arena's own tournament.",
    }),
    city: t.exposeString("city", { nullable: true, description: "Cidade: null when it is not known." }),
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
    description: "Local: null while a championship has none.",
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
      "Fuso horário: the IANA time zone for all times of the tournament: its arena's, or Brasília's without an arena.",
    select: { arena: { select: { timeZone: true } } },
    resolve: ({ arena }) => timeZoneOfPlace(arena),
  }),
);

builder.prismaObjectField(TournamentType, "isChampionship", (t) =>
  t.boolean({
    description: "Campeonato: whether a federation organises it.",
    resolve: ({ federationId }) => federationId !== null,
  }),
);

builder.prismaObjectField(TournamentType, "organiserName", (t) =>
  t.string({
    description: "Organização: the name of the arena or federation that runs the tournament.",
    select: host,
    resolve: ({ arena, federation }) => federation?.name ?? arena?.name ?? "",
  }),
);
